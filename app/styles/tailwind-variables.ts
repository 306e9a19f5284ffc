/** Replaces Tailwind's variables in the stylesheet by their values, which takes fewer bytes on each page. */

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
