/** The choice of a category: three as chips, the others in a list below, which donors can search with scripts. */
import { useEffect, useRef, useState } from 'react';
import { useLinks, useText } from '#web/i18n/strings';
import { Combobox } from '#web/ui/combobox/combobox';
import { FieldErrors } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';
import { Icon } from '#web/ui/icon';
import type { Option, QuickOffer } from './view.server';

type Props = { offer: QuickOffer; field: (name: string, otherwise?: string) => FieldState };

/**
 * The chips and the list are one radio group. Without scripts, the list's radio stays unchecked when the donor changes
 * the list. So a changed list wins over a checked chip, on the server (schema.server.ts) and in the stylesheet.
 */
export function CategoryChoice({ offer: { categories, others, category }, field }: Props) {
  const t = useText('give');
  const links = useLinks();
  const isListed = others.some(({ id }) => id === category);
  const chip = field('category', isListed ? undefined : category);
  const list = field('otherCategory', isListed ? category : '');
  const listed = list.defaultValue ?? '';
  const select = useRef<HTMLSelectElement>(null);
  const listRadio = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Option | null>(null);
  /** The last option of the list, which it shows again when the donor returns to it. */
  const last = useRef<Option | null>(null);
  const [isSearchable, setSearchable] = useState(false);

  // Read the choice that the donor made before scripts ran.
  useEffect(() => {
    if (!select.current || !listRadio.current) return;
    const { value } = select.current;
    const isFromList = listRadio.current.checked || (value !== '' && value !== listed);
    const found = others.find(({ id }) => id === value) ?? null;
    last.current = found ?? others.find(({ id }) => id === category) ?? null;
    setChosen(isFromList ? found : null);
    listRadio.current.checked = isFromList;
    setSearchable(true);
  }, [others, listed, category]);

  function choose(option: Option | null): void {
    if (categories.some(({ id }) => id === option?.id)) {
      // The found category is one of the chips.
      const chips = listRadio.current?.form?.elements.namedItem(chip.name);
      (chips as RadioNodeList).value = option!.id;
      return choose(null);
    }
    if (option) last.current = option;
    setChosen(option);
    if (option && listRadio.current) listRadio.current.checked = true;
    if (!option && select.current) select.current.value = '';
  }

  const plainList = (
    <select
      ref={select}
      className="in"
      name={list.name}
      aria-label={t('other')}
      defaultValue={chosen?.id ?? listed}
      onChange={() => listRadio.current?.click()}
    >
      <option value="">{t('other')}</option>
      {others.map(({ id, title, language }) => (
        <option key={id} value={id} {...language}>
          {title}
        </option>
      ))}
    </select>
  );

  return (
    <fieldset className="cats" id={chip.id} aria-describedby={chip['aria-describedby']}>
      <legend className="req">{t('for')}</legend>
      <div className="chips">
        {categories.map(({ id, title, language }) => (
          <label key={id}>
            <input
              type="radio"
              name={chip.name}
              value={id}
              defaultChecked={chip.defaultValue === id}
              onChange={() => choose(null)}
            />
            <span {...language}>{title}</span>
          </label>
        ))}
      </div>
      {others.length > 0 && (
        <div className="combo">
          <label className="listed">
            <input
              ref={listRadio}
              type="radio"
              name={chip.name}
              value=""
              aria-label={t('other')}
              defaultChecked={!chip.defaultValue}
              onChange={() => setChosen(last.current)}
            />
            {isSearchable && <Icon name="search" />}
          </label>
          {isSearchable ? (
            <Combobox
              id={list.id}
              name={list.name}
              label={t('other')}
              chosen={chosen}
              onChoose={choose}
              source={links.categoryOptions}
              fallback={plainList}
            />
          ) : (
            <>
              <input type="hidden" name="listedCategory" value={listed} />
              {plainList}
            </>
          )}
        </div>
      )}
      <FieldErrors id={chip.id} errors={chip.errors} />
    </fieldset>
  );
}
