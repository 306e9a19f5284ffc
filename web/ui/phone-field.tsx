/** A phone number: the choice of a calling code, and a text field. Without scripts, the choice is a short list. */
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { LIKELY_COUNTRIES } from '#domain/countries/likely';
import { useText } from '../i18n/strings';
import { fieldAriaProps, FieldFrame } from './field';
import type { FieldState } from './form-reply';
import { useRootData } from './root-data';

type Props = {
  /** Name of the text field. The name of the choice is the same plus `Country`. */
  name: string;
  field: (name: string) => FieldState;
  label: string;
  required?: boolean;
  /** `tel` for the donor's own number, so that browsers can fill it in. */
  autoComplete?: 'tel' | 'off';
};

const PLACEHOLDER = 'XXXX XXXX XXXX';

/** The input itself is not `required`: the browser would block the submission while the field is hidden. */
export function PhoneField({ name, field, label, required, autoComplete = 'off' }: Props) {
  const t = useText('phone');
  const { errors, defaultValue, autoFocus, ...phone } = field(name);
  const country = field(`${name}Country`);
  const noCode = useRootData()?.noCallingCode;
  const line = useRef<HTMLSpanElement>(null);
  const menu = useLazyMenu(line, country.id);
  const hint = t('hint');
  return (
    <FieldFrame id={phone.id} label={label} required={required} hint={hint} errors={errors}>
      <span className="join" dir="ltr" ref={line}>
        {menu}
        <select
          className="in w-[max(112px,3.25em+48px)] flex-none text-ellipsis"
          id={country.id}
          name={country.name}
          aria-label={t('country')}
          defaultValue={country.defaultValue}
        >
          <option value="">{noCode ?? '+'}</option>
          {LIKELY_COUNTRIES.map(([code, callingCode]) => (
            <option key={code} value={code}>
              {`+${callingCode} ${t(`names.${code}`)}`}
            </option>
          ))}
          <UnlistedOption code={country.defaultValue} />
        </select>
        <input
          className="in num"
          type="tel"
          name={phone.name}
          autoComplete={autoComplete}
          maxLength={40}
          placeholder={PLACEHOLDER}
          defaultValue={defaultValue}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the first invalid field, for browsers without scripts
          autoFocus={autoFocus}
          {...fieldAriaProps(phone.id, { hint, errors })}
        />
      </span>
    </FieldFrame>
  );
}

/** The option of a country outside the short list that a donor chose in the menu, after the form was rejected. */
function UnlistedOption({ code = '' }: { code?: string | undefined }) {
  const isListed = LIKELY_COUNTRIES.some(([listed]) => listed === code);
  return isListed || !/^[A-Z]{2}$/.test(code) ? null : <option value={code}>{code}</option>;
}

/** Loads the country menu when the donor focuses a field of the form. Returns null, for the short list, until then. */
function useLazyMenu(line: RefObject<HTMLElement>, listId: string): ReactElement | null {
  const [menu, setMenu] = useState<ReactElement | null>(null);
  useEffect(() => {
    const form = line.current?.closest('form');
    const begin = () =>
      void import('./phone-input/calling-code').then(
        ({ CallingCode }) => setMenu(<CallingCode listId={listId} />),
        () => undefined,
      );
    // A field may have the focus already: its focus can be the reason why the scripts were loaded.
    if (form?.contains(document.activeElement)) begin();
    else form?.addEventListener('focusin', begin, { once: true });
    return () => form?.removeEventListener('focusin', begin);
  }, [line, listId]);
  return menu;
}
