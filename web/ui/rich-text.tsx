/** A sanitised text with headings, lists and links, and a section with it. Nothing else renders HTML from content. */
import type { InLanguage } from '../charity/results';

/** @param html the output of web/security/rich-text.server.ts only */
export function RichText({ html, language }: InLanguage & { html: string }) {
  return <div className="prose" {...language} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The story of a record with its heading. Nothing when the record has no story. */
export function Story({ title, html, language }: InLanguage & { title: string; html: string }) {
  return (
    html && (
      <section className="grid gap-2">
        <h2>{title}</h2>
        <RichText html={html} language={language} />
      </section>
    )
  );
}
