/** A long text from content: an introduction, and sections with anchors. */
import type { InLanguage } from '#web/charity/results';
import { RichText } from '#web/ui/rich-text';
import type { PageText } from './sections.server';

export function Sections({ intro, sections, language }: PageText & InLanguage) {
  return (
    <>
      {intro && <RichText html={intro} language={language} />}
      {sections.map(({ id, title, html }) => (
        <section key={id} id={id} className="grid gap-2 scroll-mt-3">
          <h2 {...language}>{title}</h2>
          {html && <RichText html={html} language={language} />}
        </section>
      ))}
    </>
  );
}
