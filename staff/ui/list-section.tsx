/** A list below its search: the number of records, the active filters, the records or a sentence, and the pages. */
import type { ComponentProps, ReactNode } from 'react';
import { Section } from './page';
import { Pager } from './pager';

type Props = ComponentProps<typeof Pager> & {
  title: string;
  filters: ReactNode;
  /** A sentence above the list. */
  lead?: string;
  /** A text in place of an empty list. */
  none: ReactNode;
  children: ReactNode;
};

export function ListSection({ title, filters, lead, none, children, ...pager }: Props) {
  return (
    <Section title={title} beside={filters}>
      {lead && <p className="muted">{lead}</p>}
      {pager.total === 0 ? <div>{none}</div> : children}
      <Pager {...pager} />
    </Section>
  );
}
