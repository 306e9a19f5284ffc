/** The story of a record with its heading. Nothing when the record has no story. */
import type { InLanguage } from '#web/charity/results';
import { RichText } from '#web/ui/rich-text';

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
