/** Layout of the three holdings pages: breadcrumbs, title, notes and content. */
import type { ReactNode } from 'react';
import { useLinks, useText } from '#web/i18n/strings';
import { Breadcrumbs } from '#web/ui/crumbs';

type Props = {
  title: string;
  lead: string;
  /** True for pages below the zakat page. */
  isZakat?: boolean;
  /** Notes that donors must read first. */
  notes: ReactNode;
  children: ReactNode;
};

export function HoldingsPage({ title, lead, isZakat = false, notes, children }: Props) {
  const t = useText('stocks');
  const links = useLinks();
  const above = isZakat
    ? { label: t('funds:zakat.title'), to: links.zakat() }
    : { label: t('project:crumb'), to: links.projects() };
  return (
    <>
      <Breadcrumbs trail={[above, { label: title }]} />
      <div className="grid gap-4">
        <div className="grid gap-3">
          <div className="grid gap-1">
            <h1>{title}</h1>
            <p className="text-lg text-muted">{lead}</p>
          </div>
          {notes}
        </div>
        {children}
      </div>
    </>
  );
}
