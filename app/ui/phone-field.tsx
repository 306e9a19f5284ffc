/** A phone number: the country's calling code as a choice, then the number as people write it. Without scripts the choice is a short list. */
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { LIKELY_COUNTRIES } from '#domain/countries/likely';
import { useText } from '../i18n/strings';
import { useShell } from '../shell/use-shell';
import { Frame, wiring } from './field';
import type { FieldState } from './use-submission';

type Props = {
  /** Name of the number's field; the choice is called the same and `Country`. */
  name: string;
  field: (name: string) => FieldState;
  label: string;
  required?: boolean;
  /** What browsers may fill in: `tel` for the donor's own. */
  autoComplete?: 'tel' | 'off';
};

const PLACEHOLDER = 'XXXX XXXX XXXX';

/** Not `required` in the browser's eyes: it would hold up a form for a field that nobody sees. */
export function PhoneField({ name, field, label, required, autoComplete = 'off' }: Props) {
  const t = useText('phone');
  const { errors, defaultValue, autoFocus, ...phone } = field(name);
  const country = field(`${name}Country`);
  const noCode = useShell()?.noCallingCode;
  const line = useRef<HTMLSpanElement>(null);
  const menu = useMenuOnUse(line, country.id);
  const hint = t('hint');
  return (
    <Frame id={phone.id} label={label} required={required} hint={hint} errors={errors}>
      <span className="join" dir="ltr" ref={line}>
        {menu}
        <select
          className="in w-[112px] flex-none"
          id={country.id}
          name={country.name}
          aria-label={t('country')}
          autoComplete="off"
          defaultValue={country.defaultValue}
        >
          <option value="">{noCode ?? '+'}</option>
          {LIKELY_COUNTRIES.map(([code, callingCode]) => (
            <option key={code} value={code}>
              {`+${callingCode} ${t(`names.${code}`)}`}
            </option>
          ))}
          <Unlisted code={country.defaultValue} />
        </select>
        <input
          className="in num"
          type="tel"
          name={phone.name}
          autoComplete={autoComplete}
          maxLength={40}
          placeholder={PLACEHOLDER}
          defaultValue={defaultValue}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the first field to mend, where scripts do not run
          autoFocus={autoFocus}
          {...wiring(phone.id, { hint, errors })}
        />
      </span>
    </Frame>
  );
}

/** A country that was chosen from the whole list, in a form that comes back. */
function Unlisted({ code = '' }: { code?: string | undefined }) {
  const isListed = LIKELY_COUNTRIES.some(([listed]) => listed === code);
  return isListed || !/^[A-Z]{2}$/.test(code) ? null : <option value={code}>{code}</option>;
}

/** Asked for when somebody begins to fill in the form around it. Until it is there, and if it never comes, the short list serves. */
function useMenuOnUse(line: RefObject<HTMLElement>, listId: string): ReactElement | null {
  const [menu, setMenu] = useState<ReactElement | null>(null);
  useEffect(() => {
    const form = line.current?.closest('form');
    const begin = () =>
      void import('./phone-input/calling-code').then(
        ({ CallingCode }) => setMenu(<CallingCode listId={listId} />),
        () => undefined,
      );
    // The scripts themselves may have come because somebody began.
    if (form?.contains(document.activeElement)) begin();
    else form?.addEventListener('focusin', begin, { once: true });
    return () => form?.removeEventListener('focusin', begin);
  }, [line, listId]);
  return menu;
}
