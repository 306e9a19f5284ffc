/** Loads the country menu, module and data, once for each language. */
import type { CallingCodes, CountryMenu } from './country-menu';

export type Menu = { codes: CallingCodes; CountryMenu: typeof CountryMenu };

const menusByUrl = new Map<string, Promise<Menu>>();

/**
 * @param address URL of the data, which contains the language
 * @throws when a request fails; the next call requests it again
 */
export function loadMenu(address: string): Promise<Menu> {
  const known = menusByUrl.get(address);
  if (known) return known;
  const menu = Promise.all([import('./country-menu'), fetchCodes(address)]).then(
    ([{ CountryMenu }, codes]) => ({ codes, CountryMenu }),
  );
  menusByUrl.set(address, menu);
  menu.catch(() => menusByUrl.delete(address));
  return menu;
}

async function fetchCodes(address: string): Promise<CallingCodes> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`calling codes: status ${answer.status}`);
  return (await answer.json()) as CallingCodes;
}
