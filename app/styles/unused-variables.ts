/** Removes declarations of custom properties that one page does not use from its rules. */

/** For minified CSS. A value may contain strings without escaped quotes. No string contains `{}` or `--name:…;`. */
const DECLARATION = /(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/g;
const EMPTY_RULE = /[^{};]*\{\}/g;

/** Returns the names of the custom properties that a text reads. */
export function variablesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
}

/**
 * Returns the names of the custom properties that the `style` attributes of a page read. Ignores other text: a visitor's
 * search text must not make new entries in the cache of styles.
 */
export function variablesInStyleAttributes(html: string): Set<string> {
  const styles = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, style = '']) => style);
  return variablesIn(styles.join(';'));
}

/**
 * Returns the rules without declarations that no `var()` in them or in the page reads, and without rules that are then
 * empty.
 * @param usedInPage the custom properties that the page reads outside these rules
 */
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
