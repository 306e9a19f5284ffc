/** Layout of a policy: title, date, table of contents, and sections with anchors. */
import { DateText } from '../../ui/date-text';
import { ButtonLink } from '../../ui/button';
import type { Section } from './sections.server';

export type PolicyText = {
  title: string;
  lead: string;
  updated: { label: string; date: string };
  contents: string;
  sections: Section[];
  contact: { label: string; to: string };
};

export function Policy({ policy }: { policy: PolicyText }) {
  const { title, lead, updated, contents, sections, contact } = policy;
  return (
    <div className="grid gap-4 pt-4 md:grid-cols-[260px_minmax(0,1fr)] md:gap-x-8">
      <div className="grid gap-1 md:col-start-2">
        <h1>{title}</h1>
        <p className="muted sm">
          {updated.label} <DateText date={updated.date} />
        </p>
        <p className="text-lg">{lead}</p>
      </div>
      <nav
        className="self-start md:sticky md:top-3 md:row-span-2 md:row-start-1"
        aria-labelledby="contents"
      >
        <h2 id="contents" className="muted sm">
          {contents}
        </h2>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className="flex min-h-[44px] items-center" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-4 md:col-start-2">
        {sections.map((section) => (
          <section key={section.id} id={section.id} className="prose scroll-mt-3">
            <h2>{section.title}</h2>
            {section.body.map((block) =>
              typeof block === 'string' ? (
                <p key={block}>{block}</p>
              ) : (
                <ul key={block[0]}>
                  {block.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
        <p>
          <ButtonLink kind="quiet" to={contact.to}>
            {contact.label}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
