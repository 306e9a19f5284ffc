/** Reads the class names from HTML that React has rendered. */

/** Returns every class name of the page. React writes `class="…"` and escapes the five characters of `unescaped`. */
export function classesIn(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) found.add(unescaped(name));
  }
  return found;
}

function unescaped(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
