/** A hook that chooses the donor's country, if the donor has granted the geolocation permission before. */
import { useEffect } from 'react';
import type { Links } from '../../links';
import { chooseCountry, findList } from './country-choice';
import { loadMenu } from './load-menu';
import { locateCountry, isGeolocationGranted } from './locate';

/** Starts when the phone field gets the focus. Changes nothing if the donor has chosen a country or typed a number. */
export function usePreselectedCountry(listId: string, links: Links): void {
  useEffect(() => {
    const list = findList(listId);
    const line = list?.parentElement;
    if (!list || !line) return;
    const isUntouched = () =>
      list.value === '' && line.querySelector<HTMLInputElement>('[type=tel]')?.value === '';
    const guess = async () => {
      if (!isUntouched() || !(await isGeolocationGranted())) return;
      const { codes } = await loadMenu(links.callingCodes());
      if (codes.fallback === null) return;
      const code = (await locateCountry(links.countryHere)) ?? codes.fallback;
      const country = codes.countries.find((one) => one.code === code);
      if (country && isUntouched()) chooseCountry(listId, country);
    };
    const begin = () => void guess().catch(() => undefined);
    if (line.contains(document.activeElement)) begin();
    else line.addEventListener('focusin', begin, { once: true });
    return () => line.removeEventListener('focusin', begin);
  }, [listId, links]);
}
