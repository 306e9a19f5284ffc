/** A group of form fields with a heading. */
import type { ReactNode } from 'react';

type GroupProps = { title: string; text?: string; children: ReactNode };

export function Group({ title, text, children }: GroupProps) {
  return (
    <section className="grid gap-3 border-b border-line pb-5">
      <div className="grid gap-0.5">
        <h2>{title}</h2>
        {text && <p className="sm muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
