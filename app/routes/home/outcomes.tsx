/** The latest results of completed campaigns: a table on wide screens, rows with labels on narrow ones. */
import { Link } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { DateText, Money, Wrap } from '#web/ui/parts';
import { TableHead } from '#web/ui/table-head';
import type { OutcomeRow } from './view.server';

export function Outcomes({ outcomes }: { outcomes: readonly OutcomeRow[] }) {
  const t = useText('home');
  const links = useLinks();
  if (outcomes.length === 0) return null;
  return (
    <section className="pt-8">
      <Wrap>
        <div className="row pb-2">
          <h2>{t('outcomes.title')}</h2>
          <Link
            className="inline-flex min-h-[44px] items-center gap-1"
            to={links.projects({ status: 'completed' })}
          >
            {t('outcomes.all')}
            <Icon name="arrow" flip />
          </Link>
        </div>
        <table className="table resp">
          <TableHead
            columns={[t('outcomes.project'), t('outcomes.done'), t('outcomes.at')]}
            numbers={[t('outcomes.spent')]}
          />
          <tbody>
            {outcomes.map(({ id, title, titleLanguage, text, language, at, spent }) => (
              <tr key={id}>
                <td>
                  <Link to={links.project(id)} {...titleLanguage}>
                    {title}
                  </Link>
                </td>
                <td>
                  <span {...language}>{text}</span>
                </td>
                <td data-label={t('outcomes.at')}>
                  <DateText date={at} />
                </td>
                <td className="n" data-label={t('outcomes.spent')}>
                  <Money amount={spent} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </section>
  );
}
