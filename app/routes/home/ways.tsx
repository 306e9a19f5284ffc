/** Links to the ways to give, and to the campaigns of each category. */
import { Link } from '@remix-run/react';
import { FUND_TYPE } from '#domain/offerings/funds';
import type { Option } from '../../giving/quick/view.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Icon, type IconName } from '../../ui/icon';
import { Wrap } from '../../ui/wrap';

type Way = { icon: IconName; title: string; text: string; to: string };

export function Ways({ categories }: { categories: readonly Option[] }) {
  const t = useText('home');
  const links = useLinks();
  const ways: Way[] = [
    { icon: 'hand', title: t('ways.projects'), text: t('ways.projectsText'), to: links.projects() },
    { icon: 'scale', title: t('ways.zakat'), text: t('ways.zakatText'), to: links.zakat() },
    { icon: 'sift', title: t('ways.purge'), text: t('ways.purgeText'), to: links.stockPurge() },
    {
      icon: 'heart',
      title: t('shell:way.orphans'),
      text: t('ways.orphansText'),
      to: links.orphans(),
    },
    {
      icon: 'moon',
      title: t('shell:way.sacrifices'),
      text: t('ways.sacrificesText'),
      to: links.sacrifices(),
    },
    {
      icon: 'leaf',
      title: t('shell:way.endowments'),
      text: t('ways.endowmentsText'),
      to: links.endowments(),
    },
    {
      icon: 'bread',
      title: t('shell:way.kafarat'),
      text: t('ways.kafaratText'),
      to: links.kafarat(),
    },
    { icon: 'key', title: t('shell:way.cases'), text: t('ways.casesText'), to: links.cases() },
    {
      icon: 'dome',
      title: t('shell:way.mosques'),
      text: t('ways.mosquesText'),
      to: links.mosques(),
    },
    {
      icon: 'check',
      title: t('ways.programs'),
      text: t('ways.programsText'),
      to: links.programs(),
    },
  ];
  const needs = [
    ...categories.map(({ id, ...named }) => ({ ...named, to: links.projects({ category: id }) })),
    { title: t('funds'), language: undefined, to: links.projectsOfType(FUND_TYPE) },
  ];
  return (
    <section className="bg-sunk py-8">
      <Wrap className="grid gap-6">
        <div>
          <h2 className="pb-2">{t('ways.title')}</h2>
          <ul className="sm:columns-2">
            {ways.map(({ icon, title, text, to }) => (
              <li key={to} className="break-inside-avoid border-b border-line">
                <Link
                  className="flex items-center gap-2 py-2 text-ink no-underline [&:hover_b]:underline"
                  to={to}
                >
                  <Icon name={icon} className="text-brand" />
                  <span className="flex-1">
                    <b className="block">{title}</b>
                    <span className="sm muted">{text}</span>
                  </span>
                  <Icon name="next" flip />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="pb-2">{t('needs')}</h2>
          <ul className="sm:columns-2">
            {needs.map(({ title, language, to }) => (
              <li key={to} className="break-inside-avoid border-b border-line">
                <Link
                  className="flex min-h-[48px] items-center text-ink no-underline hover:underline"
                  to={to}
                  {...language}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </section>
  );
}
