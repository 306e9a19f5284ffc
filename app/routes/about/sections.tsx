/** The text of a page from content: an introduction, and sections with anchors. */
import { RichText } from '../../ui/rich-text';
import type { PageText } from './sections.server';

export function Sections({ intro, sections }: PageText) {
  return (
    <>
      {intro && <RichText html={intro} />}
      {sections.map(({ id, title, html }) => (
        <section key={id} id={id} className="grid gap-2 scroll-mt-3">
          <h2>{title}</h2>
          {html && <RichText html={html} />}
        </section>
      ))}
    </>
  );
}
