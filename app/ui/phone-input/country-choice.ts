/** The choice of a country as it stands in the page's own list, which stays the one place that knows it and that the form sends. */
import { useSyncExternalStore } from 'react';
import type { CallingCountry } from '#domain/countries/matching';

export type Choice = {
  /** Two letters; empty with none chosen. */
  code: string;
  /** Of the chosen option: "+968 Oman". */
  words: string;
  /** What the list is called. */
  label: string;
};

/** What browsers tell of a list: it was changed, or left. */
const TELLING = ['change', 'focusout'] as const;

export function listIn(id: string): HTMLSelectElement | null {
  const list = document.getElementById(id);
  return list instanceof HTMLSelectElement ? list : null;
}

/** null while the list is in somebody's hands: taking its place then would close it under their finger. */
export function useChoice(id: string): Choice | null {
  const option = useSyncExternalStore(
    (changed) => {
      for (const event of TELLING) document.addEventListener(event, changed);
      return () => {
        for (const event of TELLING) document.removeEventListener(event, changed);
      };
    },
    () => {
      const list = listIn(id);
      const chosen = list?.selectedOptions[0];
      return chosen && document.activeElement !== list ? `${chosen.value}:${chosen.text}` : null;
    },
    () => null,
  );
  if (option === null) return null;
  const [code = '', words = ''] = option.split(':', 2);
  return { code, words, label: listIn(id)?.getAttribute('aria-label') ?? '' };
}

/** Adds the country to the page's list where it is not in it, and chooses it there. */
export function choose(id: string, { code, callingCode, name }: CallingCountry): void {
  const list = listIn(id);
  if (!list) return;
  const words = `+${callingCode} ${name}`;
  const option = [...list.options].find(({ value }) => value === code);
  if (option) option.text = words;
  else list.add(new Option(words, code));
  list.value = code;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
