/** The table of contents of a long text. Collapsed on narrow screens. */
import { Link } from '@remix-run/react';
import type { InLanguage } from '#web/charity/results';
import { Disclosure } from '#web/ui/parts';
import type { Section } from './sections.server';

/** A shorter text has no table of contents. */
const FEWEST_SECTIONS = 3;

type Props = InLanguage & {
  title: string;
  sections: readonly Section[];
  className?: string;
};

/** Shows nothing for a text with less than three sections. */
export function Contents({ title, sections, language, className = '' }: Props) {
  if (sections.length < FEWEST_SECTIONS) return null;
  return (
    <nav aria-label={title} className={className}>
      {/* Always open on wide screens, in browsers where CSS can open it; collapsed in the others. */}
      <p
        className="sm muted hidden pb-1 md:supports-[selector(::details-content)]:block"
        aria-hidden
      >
        {title}
      </p>
      <Disclosure
        summary={title}
        className="md:supports-[selector(::details-content)]:[&>summary]:hidden md:[&::details-content]:[content-visibility:visible]"
      >
        <ol className="border-s border-line ps-2">
          {sections.map(({ id, title: words }) => (
            <li key={id}>
              {/* Without Link, ScrollRestoration would scroll back to where the link is. */}
              <Link
                className="flex min-h-[44px] items-center no-underline"
                to={`#${id}`}
                {...language}
              >
                {words}
              </Link>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
