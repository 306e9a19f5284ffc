/** Layout of a policy: title, date, table of contents, and sections with anchors. */
import { Link } from '@remix-run/react';
import { ButtonLink, DateText } from '#web/ui/parts';
import { Sections } from '../../reading/sections';
import type { PolicyText } from './policy.server';

export function Policy({ policy }: { policy: PolicyText }) {
  const { title, lead, updated, contents, text, contact, language } = policy;
  return (
    <div className="grid gap-4 pt-4 md:grid-cols-[16.25rem_minmax(0,1fr)] md:gap-x-8">
      <div className="grid gap-1 md:col-start-2">
        <h1 {...language}>{title}</h1>
        {updated.date && (
          <p className="muted sm">
            {updated.label} <DateText date={updated.date} />
          </p>
        )}
        {lead && (
          <p className="text-lg" {...language}>
            {lead}
          </p>
        )}
      </div>
      {text.sections.length > 0 && (
        <nav
          className="self-start md:sticky md:top-3 md:row-span-2 md:row-start-1"
          aria-labelledby="contents"
        >
          <h2 id="contents" className="muted sm">
            {contents}
          </h2>
          <ul>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                {/* Without Link, ScrollRestoration would scroll back to where the link is. */}
                <Link className="flex min-h-[44px] items-center" to={`#${id}`} {...language}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="grid gap-4 md:col-start-2">
        <Sections {...text} language={language} />
        <p>
          <ButtonLink kind="quiet" to={contact.to}>
            {contact.label}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
