/** The button that replaces the short list of calling codes when scripts run. It opens the menu of all countries. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../i18n/strings';
import { linksIn } from '../../links';
import { Icon } from '../icon';
import { chooseCountry, findList, useChoice } from './country-choice';
import { Flag } from './flag';
import { loadMenu, type Menu } from './load-menu';
import { locateCountry } from './locate';
import { usePreselectedCountry } from './use-guess';

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
