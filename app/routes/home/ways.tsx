/** Links to the ways to give, to the funds, and to the ways to help other than with money. */
import { Link } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import type { Links } from '#web/links';
import { Icon, type IconName } from '#web/ui/icon';
import { Wrap } from '#web/ui/parts';
import { useHasPage } from '../../shell/use-shell';

type Way = { page: keyof Links; icon?: IconName; title: string; text: string };

/** Links to the ways to give, with the keys of their texts. */
const WAYS = [
  { page: 'zakat', icon: 'scale', title: 'ways.zakat', text: 'ways.zakatText' },
  { page: 'stockPurge', icon: 'sift', title: 'ways.purge', text: 'ways.purgeText' },
  { page: 'orphans', icon: 'heart', title: 'way.orphans', text: 'ways.orphansText' },
  { page: 'sacrifices', icon: 'moon', title: 'way.sacrifices', text: 'ways.sacrificesText' },
  { page: 'endowments', icon: 'leaf', title: 'way.endowments', text: 'ways.endowmentsText' },
  { page: 'kafarat', icon: 'bread', title: 'way.kafarat', text: 'ways.kafaratText' },
  { page: 'cases', icon: 'key', title: 'way.cases', text: 'ways.casesText' },
  { page: 'mosques', icon: 'dome', title: 'way.mosques', text: 'ways.mosquesText' },
] as const satisfies Way[];

/** Links to the ways to help other than with money. */
const HELP = [
  { page: 'volunteer', title: 'help.volunteer', text: 'help.volunteerText' },
  { page: 'training', title: 'help.training', text: 'help.trainingText' },
  { page: 'partners', title: 'help.partners', text: 'help.partnersText' },
] as const satisfies Way[];

export function Ways() {
  const t = useText('home');
  const links = useLinks();
  const has = useHasPage();
  return (
    <section className="bg-sunk py-8">
      <Wrap className="grid gap-6">
        <div>
          <WayList title={t('ways.title')} ways={WAYS} />
          {has('funds') && (
            <p>
              <Link className="inline-flex min-h-[48px] items-center" to={links.funds()}>
                {t('funds')}
              </Link>
            </p>
          )}
        </div>
        <WayList title={t('help.title')} ways={HELP} />
      </Wrap>
    </section>
  );
}

function WayList({ title, ways }: { title: string; ways: typeof WAYS | typeof HELP }) {
  const t = useText('home');
  const links = useLinks();
  const has = useHasPage();
  return (
    <div>
      <h2 className="pb-2">{title}</h2>
      <ul className="sm:columns-2">
        {[...ways]
          .filter(({ page }) => has(page))
          .map((way) => (
            <li key={way.page} className="break-inside-avoid border-b border-line">
              <Link
                className="flex items-center gap-2 py-2 text-ink no-underline [&:hover_b]:underline"
                to={links[way.page]()}
              >
                {'icon' in way && <Icon name={way.icon} className="text-brand" />}
                <span className="flex-1">
                  <b className="block">{t(way.title)}</b>
                  <span className="sm muted">{t(way.text)}</span>
                </span>
                <Icon name="next" flip />
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
