/** Shortens the stylesheet: replaces Tailwind's variables by their values, and removes unused custom properties. */

/** Tailwind's rule with initial values, for browsers that do not support `@property`. */
const INITIAL_VALUES = /@supports \(\(\(-webkit-hyphens[^{]*\{[^{}]*\{([^{}]*)\}\s*\}/;

/**
 * Replaces each `var(--tw-…)` by the initial value of the variable, and removes the initial values. A utility that sets
 * a variable must set the property too, as `border-double` does.
 * @param css minified
 * @throws Error for a utility that needs the variable itself, or for a variable without an initial value
 */
export function withoutTailwindVariables(css: string): string {
  const initial = new Map(
    [...(INITIAL_VALUES.exec(css)?.[1] ?? '').matchAll(/(--tw-[\w-]+):([^;}]*)/g)].map(
      ([, name = '', value = '']) => [name, value.trim()],
    ),
  );
  return css
    .replace(INITIAL_VALUES, '')
    .replace(/@property [^}]*\}/g, '')
    .replace(/(--tw-[\w-]+):[^;}]*;?\s*([\w-]*:?[^;}]*)/g, (_, name: string, next: string) => {
      const [property = '', value = ''] = next.split(':');
      if (!property || !name.endsWith(property) || value.includes('var('))
        throw new Error(`a utility sets ${name} without its property`);
      return next;
    })
    .replace(/var\((--tw-[\w-]+)\)/g, (_, name: string) => {
      const value = initial.get(name);
      if (value === undefined) throw new Error(`${name} has no initial value`);
      return value;
    });
}

/** For minified CSS. A value may contain strings without escaped quotes. No string contains `{}` or `--name:…;`. */
const DECLARATION = /(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/g;
const EMPTY_RULE = /[^{};]*\{\}/g;

/** Returns the names of the custom properties that a text reads. */
export function variablesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
}

/**
 * Returns the names of the custom properties that the `style` attributes of a page read. Ignores other text: otherwise
 * each search of a visitor could add an entry to the cache of styles.
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
