/** The menu of all countries: its code and what it lists, asked for when somebody wants it, and once. */
import type { CallingCountry } from '#domain/countries/matching';
import type { CountryMenu } from './country-menu';

/** What the site answers at links.callingCodes(), words and names in the language of the page. */
export type CallingCodes = {
  countries: CallingCountry[];
  words: Record<
    'countries' | 'search' | 'none' | 'here' | 'looking' | 'notFound' | 'fallenBack',
    string
  >;
  /** The country to take where the donor's is looked for in vain; null: it cannot be looked for. */
  fallback: string | null;
};

export type Menu = { codes: CallingCodes; CountryMenu: typeof CountryMenu };

const asked = new Map<string, Promise<Menu>>();

/** @param address of the list, which has the language in it @throws when the line is broken; the next try asks again */
export function loadMenu(address: string): Promise<Menu> {
  const known = asked.get(address);
  if (known) return known;
  const menu = Promise.all([import('./country-menu'), readCodes(address)]).then(
    ([{ CountryMenu }, codes]) => ({ codes, CountryMenu }),
  );
  asked.set(address, menu);
  menu.catch(() => asked.delete(address));
  return menu;
}

async function readCodes(address: string): Promise<CallingCodes> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`calling codes: ${answer.status}`);
  return (await answer.json()) as CallingCodes;
}
