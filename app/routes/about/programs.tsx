/** List of the programs, one line for each. */
import { Link } from '@remix-run/react';
import type { InLanguage } from '../../charity/localise';

type Program = InLanguage & { title: string; summary: string; to: string };

export function Programs({ programs }: { programs: Program[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
      {programs.map(({ title, summary, to, language }) => (
        <li key={to} {...language}>
          <Link className="inline-flex min-h-[44px] items-center font-semibold" to={to}>
            {title}
          </Link>
          <p className="muted sm">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
