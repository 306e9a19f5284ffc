/** The donor's country, chosen for them where they have allowed that before; what they have begun is left alone. */
import { useEffect } from 'react';
import type { Links } from '../../links';
import { choose, listIn } from './country-choice';
import { loadMenu } from './load-menu';
import { countryHere, isAllowed } from './locate';

/** Begins when the donor comes to the field, and holds nothing up. */
export function useGuess(listId: string, links: Links): void {
  useEffect(() => {
    const list = listIn(listId);
    const line = list?.parentElement;
    if (!list || !line) return;
    const isUntouched = () =>
      list.value === '' && line.querySelector<HTMLInputElement>('[type=tel]')?.value === '';
    const guess = async () => {
      if (!isUntouched() || !(await isAllowed())) return;
      const { codes } = await loadMenu(links.callingCodes());
      if (codes.fallback === null) return;
      const code = (await countryHere(links.countryHere)) ?? codes.fallback;
      const country = codes.countries.find((one) => one.code === code);
      if (country && isUntouched()) choose(listId, country);
    };
    const begin = () => void guess().catch(() => undefined);
    if (line.contains(document.activeElement)) begin();
    else line.addEventListener('focusin', begin, { once: true });
    return () => line.removeEventListener('focusin', begin);
  }, [listId, links]);
}
