/** The button that replaces the short list of calling codes when scripts run. It opens the menu of all countries. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { CallingCountry } from '#domain/countries/matching';
import { useLocale } from '../../i18n/strings';
import { type Links, linksIn } from '../../links';
import { Icon } from '../icon';
import type { CallingCodes, CountryMenu } from './country-menu';
import { Flag } from './flag';

/** Small gaps, so that flag, code and arrow fit into the width of the short list. */
const BUTTON_STYLE = { gap: 4, paddingInline: 8 };

/** @param listId id of the short list, which is hidden and still contains the choice */
export function CallingCode({ listId }: { listId: string }) {
  const locale = useLocale();
  const links = useMemo(() => linksIn(locale), [locale]);
  const choice = useChoice(listId);
  const button = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<'closed' | 'opening' | 'failed' | Menu>('closed');
  const load = () => loadMenu(links.callingCodes());
  const isOpen = typeof menu === 'object';
  const isShown = choice !== null && menu !== 'failed';

  useLayoutEffect(() => {
    const list = findList(listId);
    if (list) list.hidden = isShown;
  }, [listId, isShown]);
  usePreselectedCountry(listId, links);

  async function open() {
    setMenu('opening');
    // When the menu cannot be loaded, the short list is shown again.
    setMenu(await load().catch(() => 'failed' as const));
  }
  if (!isShown) return null;
  const [callingCode] = choice.words.split(' ');
  return (
    <>
      <button
        ref={button}
        type="button"
        className="in flex w-auto min-w-[112px] flex-none items-center justify-between"
        style={BUTTON_STYLE}
        aria-label={`${choice.label}: ${choice.words}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={menu === 'opening' || undefined}
        onFocus={() => void load().catch(() => undefined)}
        onClick={() => (isOpen ? setMenu('closed') : void open())}
      >
        {choice.code && <Flag code={choice.code} />}
        {callingCode}
        <Icon name="down" />
      </button>
      {isOpen && (
        <menu.CountryMenu
          codes={menu.codes}
          anchor={button}
          chosen={choice.code}
          find={() => locateCountry(links.countryHere)}
          onChoose={(country) => chooseCountry(listId, country)}
          onClose={() => setMenu('closed')}
        />
      )}
    </>
  );
}

/**
 * A hook that chooses the donor's country, if the donor has granted the geolocation permission before.
 *
 * Starts when the phone field gets the focus. Changes nothing if the donor has chosen a country or typed a number.
 */
function usePreselectedCountry(listId: string, links: Links): void {
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

type Choice = {
  /** Two letters; empty while no country is chosen. */
  code: string;
  /** Text of the chosen option: "+968 Oman". */
  words: string;
  /** Accessible name of the list. */
  label: string;
};

/** Events after which the choice is read again: the list was changed, or lost the focus. */
const CHANGE_EVENTS = ['change', 'focusout'] as const;

/**
 * Reads and changes the chosen country in the page's short list. The list is the only state; the form submits it.
 *
 * Returns the short list by its id, or null.
 */
function findList(id: string): HTMLSelectElement | null {
  const list = document.getElementById(id);
  return list instanceof HTMLSelectElement ? list : null;
}

/** Returns null while the list has the focus: hiding it then would close the list that the donor has opened. */
function useChoice(id: string): Choice | null {
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
function chooseCountry(id: string, { code, callingCode, name }: CallingCountry): void {
  const list = findList(id);
  if (!list) return;
  const words = `+${callingCode} ${name}`;
  const option = [...list.options].find(({ value }) => value === code);
  if (option) option.text = words;
  else list.add(new Option(words, code));
  list.value = code;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

type Menu = { codes: CallingCodes; CountryMenu: typeof CountryMenu };

const menusByUrl = new Map<string, Promise<Menu>>();

/**
 * Loads the country menu, module and data, once for each language.
 *
 * @param address URL of the data, which contains the language
 * @throws when a request fails; the next call requests it again
 */
function loadMenu(address: string): Promise<Menu> {
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

/** Positions are rounded to a tenth of a degree, about ten kilometres: enough for a country, but no exact position. */
const STEPS_PER_DEGREE = 10;
const POSITION_TIMEOUT_MS = 8_000;
/** A position of the last hour is recent enough for the country. */
const MAX_POSITION_AGE_MS = 3_600_000;

type Position = { latitude: number; longitude: number };

/**
 * Finds the country of the donor's position: the device returns the position, and the site's server the country.
 *
 * Returns true when the donor granted the permission earlier, so that the browser does not ask for it again.
 */
async function isGeolocationGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/**
 * @param address returns the URL of the country for a position
 * @returns two letters, or null when the country cannot be found
 */
async function locateCountry(address: (place: Position) => string): Promise<string | null> {
  try {
    const { latitude, longitude } = await getDevicePosition();
    const answer = await fetch(
      address({ latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) }),
    );
    if (!answer.ok) return null;
    return ((await answer.json()) as { countryCode: string | null }).countryCode;
  } catch {
    return null;
  }
}

function getDevicePosition(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: POSITION_TIMEOUT_MS,
      maximumAge: MAX_POSITION_AGE_MS,
    }),
  );
}

function roundCoordinate(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
}
