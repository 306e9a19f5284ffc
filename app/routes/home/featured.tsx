/** The featured campaigns, with a link to all campaigns. */
import { Link } from '@remix-run/react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Icon } from '../../ui/icon';
import { Wrap } from '../../ui/wrap';
import { CardGrid } from '../../giving/card';
import type { CardData } from '../../giving/card.server';

export function Featured({ cards, total }: { cards: readonly CardData[]; total: number }) {
  const t = useText('home');
  const links = useLinks();
  return (
    <section className="py-8">
      <Wrap>
        <div className="row pb-3">
          <h2>{t('featured.title')}</h2>
          <Link className="inline-flex min-h-[44px] items-center gap-1" to={links.projects()}>
            {t('featured.all', { count: total })}
            <Icon name="arrow" flip />
          </Link>
        </div>
        <CardGrid cards={cards} />
      </Wrap>
    </section>
  );
}
