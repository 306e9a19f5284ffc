/** The menu of all countries, with search by name or code, keyboard navigation, and a button that locates the donor. */
import * as Popover from '@radix-ui/react-popover';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { matchingCountries, type CallingCountry } from '#domain/countries/matching';
import { direction } from '#domain/locales';
import { useLocale } from '../../i18n/strings';
import { Icon } from '../icon';
import { Flag } from './flag';

/** The response of links.callingCodes(), with texts and names in the language of the page. */
export type CallingCodes = {
  countries: CallingCountry[];
  words: Record<
    'countries' | 'search' | 'none' | 'here' | 'looking' | 'notFound' | 'fallenBack',
    string
  >;
  /** The country to choose when the donor's country is not found. `null` when the site cannot locate donors. */
  fallback: string | null;
};

type Props = {
  codes: CallingCodes;
  /** The button below which the menu opens. */
  anchor: RefObject<HTMLButtonElement>;
  /** Two letters; empty while no country is chosen. */
  chosen: string;
  /** Finds the country of the donor's position. */
  find: () => Promise<string | null>;
  onChoose: (country: CallingCountry) => void;
  onClose: () => void;
};

/** Inline styles: only scripts render the menu, so the stylesheet of every page does not need rules for it. */
const STYLE = {
  // Above the header (.top), which is higher than the page's content.
  zIndex: 30,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 300,
  maxHeight: 'min(450px, var(--radix-popover-content-available-height))',
  padding: 8,
  boxShadow: 'var(--float)',
} as const;

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 7, PageUp: -7 };

export function CountryMenu({ codes, anchor, chosen, find, onChoose, onClose }: Props) {
  const { countries, words, fallback } = codes;
  const id = useId();
  const dir = direction(useLocale());
  const [typed, setTyped] = useState('');
  const [notice, setNotice] = useState('');
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ code }) => code === chosen),
    ),
  );
  const found = matchingCountries(countries, typed);
  const isDone = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const idOf = (index: number) => `${id}${index}`;

  function chooseAndClose(country: CallingCountry) {
    onChoose(country);
    isDone.current = true;
    onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step) setActive(Math.min(Math.max(active + step, 0), found.length - 1));
    else if (event.key !== 'Enter') return;
    else if (found[active]) chooseAndClose(found[active]);
    // Enter would submit the form around the menu.
    event.preventDefault();
  }
  async function locateDonor() {
    setNotice(words.looking);
    const code = await find();
    // The donor has closed the menu or chosen a country since: ignore the result.
    if (!isMounted.current) return;
    const country = countries.find((one) => one.code === (code ?? fallback));
    if (country && code !== null) return chooseAndClose(country);
    if (country && chosen === '') onChoose(country);
    setNotice(chosen === '' ? words.fallenBack : words.notFound);
  }
  /** Moves the focus to the number after a choice, and otherwise back to the button. */
  function moveFocus(event: Event) {
    event.preventDefault();
    const number = anchor.current?.parentElement?.querySelector<HTMLElement>('[type=tel]');
    (isDone.current ? number : anchor.current)?.focus();
  }

  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Content
        className="box"
        style={STYLE}
        dir={dir}
        aria-label={words.countries}
        // The button is at the left in every language, like the first digit of a phone number.
        align={dir === 'rtl' ? 'end' : 'start'}
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={moveFocus}
        onInteractOutside={(event) => {
          // The click handler of the button closes the menu.
          if (anchor.current?.contains(event.target as Node)) event.preventDefault();
        }}
      >
        <input
          className="in"
          role="combobox"
          aria-label={words.search}
          placeholder={words.search}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={found[active] && idOf(active)}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        {fallback !== null && (
          <button type="button" className="btn plain" onClick={() => void locateDonor()}>
            <Icon name="pin" />
            {words.here}
          </button>
        )}
        <p className="sm muted" role="status">
          {found.length === 0 ? words.none : notice}
        </p>
        <div id={id} role="listbox" aria-label={words.countries} style={{ overflowY: 'auto' }}>
          {found.map((country, index) => (
            <CountryOption
              key={country.code}
              id={idOf(index)}
              country={country}
              isActive={index === active}
              isChosen={country.code === chosen}
              onPoint={() => setActive(index)}
              onTake={() => chooseAndClose(country)}
            />
          ))}
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}

type CountryOptionProps = {
  id: string;
  country: CallingCountry;
  /** True when the option is active: Enter chooses it. */
  isActive: boolean;
  isChosen: boolean;
  onPoint: () => void;
  onTake: () => void;
};

/** One country of the menu: flag, name and calling code. */
function CountryOption({ id, country, isActive, isChosen, onPoint, onTake }: CountryOptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the search box has the keys, as a combobox does
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        minHeight: 44,
        paddingInline: 12,
        borderRadius: 'var(--radius)',
        cursor: 'pointer',
        fontWeight: isChosen ? 600 : undefined,
        background: isActive ? 'var(--tint)' : undefined,
      }}
      onPointerMove={onPoint}
      onClick={onTake}
    >
      <span style={{ minWidth: 24 }}>
        <Flag code={country.code} />
      </span>
      <span style={{ flex: 1 }}>{country.name}</span>
      <bdi className="num muted" dir="ltr">{`+${country.callingCode}`}</bdi>
    </div>
  );
}
