/** The texts of locales/, flattened: "namespace:path.to.string" → text, a map for each language. */
import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '#domain/locales';
import { filesBelow } from './sources';

type Tree = { [key: string]: string | Tree };

export function readStrings(): Record<Locale, Map<string, string>> {
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const strings = new Map<string, string>();
      for (const file of filesBelow(`locales/${locale}`)) {
        const namespace = file
          .split('/')
          .at(-1)!
          .replace(/\.json$/, '');
        flatten(JSON.parse(readFileSync(file, 'utf8')) as Tree, `${namespace}:`, strings);
      }
      return [locale, strings];
    }),
  ) as Record<Locale, Map<string, string>>;
}

function flatten(tree: Tree, prefix: string, into: Map<string, string>): void {
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') into.set(`${prefix}${key}`, value);
    else flatten(value, `${prefix}${key}.`, into);
}

const FORM = /_(zero|one|two|few|many|other)$/;

/** The key in code, and its plural form: `gifts_one` is the form `one` of `gifts` if `gifts_other` exists. */
export function splitPluralKey(
  key: string,
  strings: Map<string, string>,
): { base: string; form?: string } {
  const form = FORM.exec(key)?.[1];
  const base = key.replace(FORM, '');
  return form && strings.has(`${base}_other`) ? { base, form } : { base: key };
}

export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name!))].sort();
}
