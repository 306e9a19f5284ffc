/** Table of the campaigns that an organisation carries out, with their state and raised amount. */
import { Link } from '@remix-run/react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Money } from '../../ui/money';
import type { NgoView } from './view.server';
import { TableHead } from '../../ui/table-head';

export function Campaigns({ campaigns }: Pick<NgoView, 'campaigns'>) {
  const t = useText('ngos');
  const links = useLinks();
  if (campaigns.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2>{t('campaigns.title')}</h2>
      <table className="table resp">
        <TableHead
          columns={[t('campaigns.campaign'), t('campaigns.state')]}
          numbers={[t('campaigns.raised')]}
        />
        <tbody>
          {campaigns.map(({ id, title, language, state, raised }) => (
            <tr key={id}>
              <td>
                <Link to={links.project(id)} {...language}>
                  {title}
                </Link>
              </td>
              <td data-label={t('campaigns.state')}>{state}</td>
              <td className="n" data-label={t('campaigns.raised')}>
                <Money amount={raised} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
