/** The choice of an amount: suggestions as radio buttons, and a text field for another amount with its currency. */
import { useEffect, useRef, type ReactNode } from 'react';
import { currencyCode, type Currency } from '#domain/money';
import { formatNumber } from '#domain/numbers/format';
import { useLocale, useText } from '../i18n/strings';
import { FieldErrors, fieldAriaProps } from './field';

type Props = {
  currency: Currency;
  /** In whole units of the currency. */
  suggestions: readonly number[];
  label: string;
  /** Id of the fieldset, if a page has two of the same name. */
  id?: string;
  /** Name of the radio buttons. The text field is called `other` + Name (amount, otherAmount). */
  name?: string;
  errors?: string[] | undefined;
  /** The chosen suggestion, in whole units. */
  defaultValue?: string | undefined;
  /** The typed amount. It overrides a suggestion. */
  defaultOther?: string | undefined;
  /** Called after each choice, and once on mount, with the current amount as text. */
  onAmount?: (amount: string) => void;
  /** Content below the fields: the impact of the chosen amount. */
  note?: ReactNode;
  /** A field that chooses the currency, in place of the currency's code. */
  children?: ReactNode;
};

/**
 * Without scripts, a suggestion stays checked while the donor types another amount. So a typed amount overrides a
 * checked suggestion, on the server and in the stylesheet.
 */
export function AmountPicker(props: Props) {
  const { currency, suggestions, label, name = 'amount', errors = [], onAmount } = props;
  const { id = name } = props;
  const t = useText('shell');
  const locale = useLocale();
  const set = useRef<HTMLFieldSetElement>(null);
  const other = useRef<HTMLInputElement>(null);
  const otherName = `other${name[0]?.toUpperCase()}${name.slice(1)}`;
  const radios = () => [...(set.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])];
  const isSuggested = suggestions.map(String).includes(props.defaultValue ?? '');
  const typed = props.defaultOther ?? (isSuggested ? undefined : props.defaultValue);

  // Report the choice that the donor made before scripts ran.
  useEffect(() => {
    const checked = set.current?.querySelector<HTMLInputElement>('[type=radio]:checked');
    onAmount?.(other.current?.value || checked?.value || '');
  }, [onAmount]);

  function choose(amount: string) {
    if (other.current) other.current.value = '';
    onAmount?.(amount);
  }
  function type(amount: string) {
    if (amount.trim() !== '') for (const radio of radios()) radio.checked = false;
    onAmount?.(amount);
  }

  return (
    <fieldset
      className="amounts"
      ref={set}
      aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
    >
      <legend className="req">{label}</legend>
      <div className="chips">
        {suggestions.map((units) => (
          <label key={units}>
            <input
              type="radio"
              name={name}
              value={units}
              defaultChecked={!typed && props.defaultValue === String(units)}
              onChange={() => choose(String(units))}
            />
            <span className="num">{formatNumber(units)}</span>
          </label>
        ))}
      </div>
      <div className="join">
        <input
          className="in"
          ref={other}
          name={otherName}
          inputMode="decimal"
          maxLength={20}
          defaultValue={typed}
          placeholder={t('ui.otherAmount')}
          aria-label={t('ui.otherAmount')}
          onInput={(event) => type(event.currentTarget.value)}
          {...fieldAriaProps(id, { errors })}
        />
        {props.children ?? <span className="in unit">{currencyCode(currency, locale)}</span>}
      </div>
      <FieldErrors id={id} errors={errors} />
      {props.note}
    </fieldset>
  );
}
