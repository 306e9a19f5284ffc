/** A sanitised text with headings, lists and links. No other component renders HTML from content. */

/** @param html the output of app/security/rich-text.server.ts only */
export function RichText({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
