/** Reads and changes the chosen country in the page's short list. The list is the only state; the form submits it. */
import { useSyncExternalStore } from 'react';
import type { CallingCountry } from '#domain/countries/matching';

export type Choice = {
  /** Two letters; empty while no country is chosen. */
  code: string;
  /** Text of the chosen option: "+968 Oman". */
  words: string;
  /** Accessible name of the list. */
  label: string;
};

/** Events after which the choice is read again: the list was changed, or lost the focus. */
const CHANGE_EVENTS = ['change', 'focusout'] as const;

/** Returns the short list by its id, or null. */
export function findList(id: string): HTMLSelectElement | null {
  const list = document.getElementById(id);
  return list instanceof HTMLSelectElement ? list : null;
}

/** Returns null while the list has the focus: hiding it then would close the list that the donor has opened. */
export function useChoice(id: string): Choice | null {
  const option = useSyncExternalStore(
    (changed) => {
      for (const event of CHANGE_EVENTS) document.addEventListener(event, changed);
      return () => {
        for (const event of CHANGE_EVENTS) document.removeEventListener(event, changed);
      };
    },
    () => {
      const list = findList(id);
      const chosen = list?.selectedOptions[0];
      return chosen && document.activeElement !== list ? `${chosen.value}:${chosen.text}` : null;
    },
    () => null,
  );
  if (option === null) return null;
  const [code = '', words = ''] = option.split(':', 2);
  return { code, words, label: findList(id)?.getAttribute('aria-label') ?? '' };
}

/** Chooses the country in the list. Adds it first if the list does not contain it. */
export function chooseCountry(id: string, { code, callingCode, name }: CallingCountry): void {
  const list = findList(id);
  if (!list) return;
  const words = `+${callingCode} ${name}`;
  const option = [...list.options].find(({ value }) => value === code);
  if (option) option.text = words;
  else list.add(new Option(words, code));
  list.value = code;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
