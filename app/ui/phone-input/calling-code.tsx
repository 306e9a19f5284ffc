/** The button in the place of the short list of calling codes, once scripts run: it opens the menu of all countries. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../i18n/locale';
import { linksIn } from '../../links';
import { Icon } from '../icon';
import { choose, listIn, useChoice } from './country-choice';
import { Flag } from './flag';
import { loadMenu, type Menu } from './load-menu';
import { countryHere } from './locate';
import { useGuess } from './use-guess';

/** Flag, code and arrow in the room of the short list. */
const TIGHT = { gap: 4, paddingInline: 8 };

/** @param listId of the short list, which goes on holding what is chosen */
export function CallingCode({ listId }: { listId: string }) {
  const locale = useLocale();
  const links = useMemo(() => linksIn(locale), [locale]);
  const choice = useChoice(listId);
  const button = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<'closed' | 'opening' | 'failed' | Menu>('closed');
  const load = () => loadMenu(links.callingCodes());
  const isOpen = typeof menu === 'object';
  const stands = choice !== null && menu !== 'failed';

  useLayoutEffect(() => {
    const list = listIn(listId);
    if (list) list.hidden = stands;
  }, [listId, stands]);
  useGuess(listId, links);

  async function open() {
    setMenu('opening');
    // Without the whole list the short one goes on serving.
    setMenu(await load().catch(() => 'failed' as const));
  }
  if (!stands) return null;
  const [callingCode] = choice.words.split(' ');
  return (
    <>
      <button
        ref={button}
        type="button"
        className="in flex w-[112px] flex-none items-center justify-between"
        style={TIGHT}
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
          find={() => countryHere(links.countryHere)}
          onChoose={(country) => choose(listId, country)}
          onClose={() => setMenu('closed')}
        />
      )}
    </>
  );
}
