/** How the donor would like to pay. The checkout asks again, and says of each way what it can take. */
import { useEffect, useRef } from 'react';
import { preselectedMethod } from '#domain/payment-methods';
import type { Currency } from '#domain/money';
import { useText } from '../../i18n/strings';
import { Errors } from '../../ui/field';
import type { FieldState } from '../../ui/use-submission';
import type { QuickOffer } from './quick-offer.server';

type Props = { offer: QuickOffer; currency: Currency; field: FieldState };

export function MethodChoice({ offer: { methods, method }, currency, field }: Props) {
  const t = useText('give');
  const set = useRef<HTMLFieldSetElement>(null);
  const chosen = field.defaultValue ?? method;
  const last = useRef(currency);
  /** What was chosen for the donor; what was sent once is their own. */
  const ours = useRef(field.defaultValue === undefined ? method : null);

  // Until the donor chooses, the choice follows the currency: PayPal wherever it can take it.
  useEffect(() => {
    if (last.current === currency) return;
    last.current = currency;
    const radios = [...(set.current?.querySelectorAll('input') ?? [])];
    if (radios.find(({ checked }) => checked)?.value !== ours.current) return;
    const able = methods.filter(({ currencies }) => currencies.includes(currency));
    ours.current = preselectedMethod(able.map((one) => one.method));
    for (const radio of radios) radio.checked = radio.value === ours.current;
  }, [currency, methods]);

  // The checkout will ask.
  if (methods.length === 0) return <input type="hidden" name="method" value="Paypal" />;
  return (
    <fieldset
      ref={set}
      id={field.id}
      className="grid gap-1"
      aria-describedby={field['aria-describedby']}
    >
      <legend className="req mb-1">{t('method')}</legend>
      <div className="chips">
        {methods.map((one) => (
          <label key={one.method}>
            <input
              type="radio"
              name="method"
              value={one.method}
              defaultChecked={one.method === chosen}
            />
            <span>{one.title}</span>
          </label>
        ))}
      </div>
      <Errors id={field.id} errors={field.errors} />
    </fieldset>
  );
}
