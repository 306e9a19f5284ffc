/** A part of a page with a heading, plain or in a box. */
import { useId, type ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** State, shown next to the title. */
  beside?: ReactNode;
  /** lift: the part with the main action of the page. */
  box?: 'plain' | 'lift';
  id?: string;
  children: ReactNode;
};

export function Section({ title, beside, box, id, children }: Props) {
  const own = useId();
  const frame = box === undefined ? '' : box === 'lift' ? 'box lift ' : 'box ';
  return (
    <section className={`${frame}stack`} id={id} aria-labelledby={own}>
      <div className="head">
        <h2 id={own}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
