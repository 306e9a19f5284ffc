/** A text with headings, lists and links that the sanitiser has passed: the only place that shows HTML as HTML. */

/** @param html of app/security/rich-text.server.ts, nothing else */
export function RichText({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
