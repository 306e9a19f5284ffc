/** The header of a page: a link back, the title, a sentence, and the actions of the page. */
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon';
import { TextLink } from './text-link';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** The list that the record belongs to. */
  back?: { to: string; label: string };
  /** State and similar facts, shown next to the title. */
  beside?: ReactNode;
  actions?: ReactNode;
};

export function PageHead({ title, lead, back, beside, actions }: Props) {
  return (
    <div className={actions ? (lead ? 'ph split' : 'ph split near') : 'ph'}>
      <div className="stack g1">
        {back && (
          <p className="crumb">
            <TextLink to={back.to}>
              <Icon name="next" className="back" />
              {back.label}
            </TextLink>
          </p>
        )}
        <div className="inline">
          <h1>{title}</h1>
          {beside}
        </div>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {actions && <div className="inline acts">{actions}</div>}
    </div>
  );
}
