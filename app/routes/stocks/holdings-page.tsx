/** The page of a kind of holdings: what it is and is not, the rows, and what belongs below them. */
import type { ReactNode } from 'react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Crumbs } from '../../ui/crumbs';

type Props = {
  title: string;
  lead: string;
  /** Of a page below that of zakat. */
  isZakat?: boolean;
  /** What must be known before. */
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
      <Crumbs trail={[above, { label: title }]} />
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
