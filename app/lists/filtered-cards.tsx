/** A list with filters: the filter form, the active filters, and the cards. */
import type { ComponentProps, ReactNode } from 'react';
import { ActiveFilters } from './active-filters';
import { FilterForm } from './filter-form';
import { UnknownFilters } from './left-out';
import { PagedCards } from './paged-cards';

type Props<Card extends { id: string }> = ComponentProps<typeof PagedCards<Card>> & {
  list: { leftOut: string | null };
  /** Title and grid columns of the filter form. */
  filter: { title: string; columns: string };
  /** Number of results, as text. */
  total: string;
  /** Heading of the cards for screen readers. */
  heading: string;
  /** Links above the filter form. */
  tabs?: ReactNode;
};

export function FilteredCards<Card extends { id: string }>({
  filter,
  total,
  heading,
  tabs,
  ...cards
}: Props<Card>) {
  const { list, to } = cards;
  return (
    <>
      <UnknownFilters note={list.leftOut} />
      {tabs}
      <FilterForm list={list} action={to()} {...filter} />
      <ActiveFilters {...{ list, to, total }} />
      <h2 className="vh">{heading}</h2>
      <PagedCards {...cards} />
    </>
  );
}
