/** Removes declarations of custom properties that one page does not use from its rules. */

/** A value may contain strings, and no other text with a semicolon or a brace. */
const DECLARATION = /(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/g;
const EMPTY_RULE = /[^{};]*\{\}/g;

/** Returns the names of the custom properties that a text reads. */
export function variablesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
}

/** @param usedInPage the custom properties that the page reads outside its stylesheet, in `style` attributes */
export function withoutUnusedVariables(css: string, usedInPage: ReadonlySet<string>): string {
  const used = variablesIn(css);
  const shorter = css
    .replace(DECLARATION, (text, name: string) =>
      used.has(name) || usedInPage.has(name) ? text : '',
    )
    .replace(EMPTY_RULE, '');
  // The removed values may have been the only ones that read another custom property.
  return shorter === css ? css : withoutUnusedVariables(shorter, usedInPage);
}
