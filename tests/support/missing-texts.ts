/** Finds missing texts in a page: the translators show "namespace:path" instead. */
import namespaces from './namespaces';

const KEY = new RegExp(
  `(?<![\\w./#-])(?:${namespaces.join('|')}):[a-z][\\w-]*(?:\\.[\\w-]+)*`,
  'g',
);

/** Returns the keys that the HTML shows, in texts and attributes. */
export function missingTextsIn(html: string): string[] {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').match(KEY) ?? [];
}
