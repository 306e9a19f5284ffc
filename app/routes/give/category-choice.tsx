/** What the gift is for: a few categories at once, and all others in a list that scripts make searchable. */
import { useEffect, useRef, useState } from 'react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Combobox } from '../../ui/combobox/combobox';
import { Errors } from '../../ui/field';
import type { ListQuery } from '../../ui/combobox/use-options';
import type { FieldState } from '../../ui/use-submission';
import type { Option, QuickOffer } from './quick-offer.server';

type Props = { offer: QuickOffer; field: (name: string, otherwise?: string) => FieldState };

export function CategoryChoice({ offer: { categories, others, category }, field }: Props) {
  const t = useText('give');
  const links = useLinks();
  const isOther = others.some(({ id }) => id === category);
  const few = field('category', isOther ? undefined : category);
  const other = field('otherCategory', isOther ? category : '');
  const set = useRef<HTMLFieldSetElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<Option | null>(null);
  const [isSearchable, setSearchable] = useState(false);
  // What stands above as a button is not found below once more.
  const without = categories.map(({ id }) => id).join(',');
  const source = (query: ListQuery) => links.categoryOptions({ ...query, without });

  // What was chosen in the plain list before the scripts came stays chosen.
  useEffect(() => {
    if (!select.current) return;
    const { value } = select.current;
    setChosen(others.find(({ id }) => id === value) ?? null);
    setSearchable(true);
  }, [others]);

  function choose(option: Option) {
    setChosen(option);
    for (const radio of set.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])
      radio.checked = false;
  }

  const plainList = (
    <select
      ref={select}
      className="in"
      name={other.name}
      aria-label={t('other')}
      defaultValue={chosen?.id ?? other.defaultValue}
    >
      <option value="">{t('other')}</option>
      {others.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );

  return (
    <fieldset className="amounts" ref={set} id={few.id} aria-describedby={few['aria-describedby']}>
      <legend className="req">{t('for')}</legend>
      <div className="chips">
        {categories.map(({ id, title }) => (
          <label key={id}>
            <input
              type="radio"
              name={few.name}
              value={id}
              defaultChecked={!other.defaultValue && few.defaultValue === id}
              onChange={() => setChosen(null)}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
      {others.length > 0 && !isSearchable && plainList}
      {isSearchable && (
        <Combobox
          id={other.id}
          name={other.name}
          label={t('other')}
          chosen={chosen}
          onChoose={choose}
          source={source}
          fallback={plainList}
        />
      )}
      <Errors id={few.id} errors={few.errors} />
    </fieldset>
  );
}
