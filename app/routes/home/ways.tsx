/** Links to the ways to give, and to the campaigns of each category. */
import { Link } from '@remix-run/react';
import { FUND_TYPE } from '#domain/offerings/funds';
import type { Option } from '../../giving/quick/view.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import type { Links } from '../../links';
import { useHasPage } from '../../shell/use-shell';
import { Icon, type IconName } from '../../ui/icon';
import { Wrap } from '../../ui/wrap';

/** Links to the ways to give, with the keys of their texts. */
const WAYS = [
  { page: 'projects', icon: 'hand', title: 'ways.projects', text: 'ways.projectsText' },
  { page: 'zakat', icon: 'scale', title: 'ways.zakat', text: 'ways.zakatText' },
  { page: 'stockPurge', icon: 'sift', title: 'ways.purge', text: 'ways.purgeText' },
  { page: 'orphans', icon: 'heart', title: 'shell:way.orphans', text: 'ways.orphansText' },
  { page: 'sacrifices', icon: 'moon', title: 'shell:way.sacrifices', text: 'ways.sacrificesText' },
  { page: 'endowments', icon: 'leaf', title: 'shell:way.endowments', text: 'ways.endowmentsText' },
  { page: 'kafarat', icon: 'bread', title: 'shell:way.kafarat', text: 'ways.kafaratText' },
  { page: 'cases', icon: 'key', title: 'shell:way.cases', text: 'ways.casesText' },
  { page: 'mosques', icon: 'dome', title: 'shell:way.mosques', text: 'ways.mosquesText' },
  { page: 'programs', icon: 'check', title: 'ways.programs', text: 'ways.programsText' },
] as const satisfies { page: keyof Links; icon: IconName; title: string; text: string }[];

export function Ways({ categories }: { categories: readonly Option[] }) {
  const t = useText('home');
  const links = useLinks();
  const has = useHasPage();
  const ways = WAYS.filter(({ page }) => has(page));
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
            {ways.map(({ page, icon, title, text }) => (
              <li key={page} className="break-inside-avoid border-b border-line">
                <Link
                  className="flex items-center gap-2 py-2 text-ink no-underline [&:hover_b]:underline"
                  to={links[page]()}
                >
                  <Icon name={icon} className="text-brand" />
                  <span className="flex-1">
                    <b className="block">{t(title)}</b>
                    <span className="sm muted">{t(text)}</span>
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
