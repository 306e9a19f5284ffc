/** A sanitised text with headings, lists and links. No other component renders HTML from content. */
import type { InLanguage } from '../charity/results';

/** @param html the output of web/security/rich-text.server.ts only */
export function RichText({ html, language }: InLanguage & { html: string }) {
  return <div className="prose" {...language} dangerouslySetInnerHTML={{ __html: html }} />;
}
