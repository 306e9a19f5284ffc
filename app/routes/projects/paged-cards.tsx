/** The cards of a list, those before and more of them; or why there is none, and the way to all. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PAGE_SIZE } from '#domain/constants';
import { useText } from '../../i18n/strings';
import { ButtonLink } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { MoreCards } from './more-cards';
import { useShownPages } from './shown-pages';

type Props<Card extends { id: string }> = {
  list: { filters: object; page: number; pages: number; total: number; cards: readonly Card[] };
  /** The address of one of its pages. */
  page: (number: number) => string;
  empty: { title: string; text: string; all: string; toAll: string };
  children: (cards: readonly Card[]) => ReactNode;
};

export function PagedCards<Card extends { id: string }>({
  list,
  page,
  empty,
  children,
}: Props<Card>) {
  const t = useText('projects');
  const { total, pages } = list;
  const { from, to, cards } = useShownPages(list);
  if (total === 0) {
    const all = (
      <ButtonLink kind="quiet" to={empty.toAll}>
        {empty.all}
      </ButtonLink>
    );
    return <Empty title={empty.title} text={empty.text} action={all} />;
  }
  return (
    <>
      {from > 1 && (
        <p className="pb-2">
          <Link to={page(from - 1)} rel="prev">
            {t('more.previous')}
          </Link>
        </p>
      )}
      {children(cards)}
      {pages > 1 && (
        <MoreCards
          seen={(from - 1) * PAGE_SIZE + cards.length}
          total={total}
          next={to < pages ? page(to + 1) : null}
        />
      )}
    </>
  );
}
