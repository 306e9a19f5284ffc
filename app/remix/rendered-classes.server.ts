/** The class names in HTML as React writes it. */

/** Returns every class of the page. React writes the attribute as `class="…"`, with these five characters escaped. */
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
