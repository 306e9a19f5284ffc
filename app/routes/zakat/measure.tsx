/** Choice of the nisab metal and of the year, and fields for the donor's own metal prices. */
import { currencyCode } from '#domain/money';
import { MAX_TYPED, METALS, type Typed, YEARS } from '#domain/zakat';
import { useLocale, useText } from '#web/i18n/strings';
import { Field } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';
import { Disclosure } from '#web/ui/parts';
import { ltr } from './formula-text';
import type { Calculator } from './view.server';

type Props = { typed: Typed; calculator: Calculator; field: (name: string) => FieldState };

export function Measure({ typed, calculator, field }: Props) {
  const t = useText('zakat-calculator');
  const { figures } = calculator;
  const own = METALS.map((metal) => ({ metal, ...field(`own.${metal}`) }));
  const isOpen = own.some(
    ({ metal, errors }) =>
      errors.length > 0 || typed.own[metal] !== '' || typeof figures.prices[metal] === 'string',
  );
  return (
    <>
      <Choice name="nisab" values={METALS} chosen={typed.nisab} hint={t('measure.nisab.hint')} />
      <Choice name="year" values={YEARS} chosen={typed.year} hint={t('measure.year.hint')} />
      <Disclosure summary={t('own.title')} open={isOpen}>
        <p className="sm muted mb-1">{t('own.hint')}</p>
        <div className="grid grid-cols-2 gap-2">
          {own.map(({ metal, ...state }) => (
            <Field
              key={metal}
              label={t(`own.${metal}`)}
              inputMode="decimal"
              maxLength={MAX_TYPED}
              hint={<PriceHint price={figures.prices[metal]} />}
              {...state}
              defaultValue={typed.own[metal]}
            />
          ))}
        </div>
      </Disclosure>
    </>
  );
}

function PriceHint({ price }: { price: Calculator['figures']['prices']['gold'] }) {
  const t = useText('zakat-calculator');
  const locale = useLocale();
  if (typeof price === 'string') return t(`own.${price}`);
  return t('own.published', {
    price: `${ltr(price.perGram)} ${currencyCode(price.currency, locale)}`,
  });
}

function Choice<Value extends string>({
  name,
  values,
  chosen,
  hint,
}: {
  name: 'nisab' | 'year';
  values: readonly Value[];
  chosen: Value;
  hint: string;
}) {
  const t = useText('zakat-calculator');
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1">{t(`measure.${name}.label`)}</legend>
      <div className="chips">
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{t(`measure.${name}.${value}`)}</span>
          </label>
        ))}
      </div>
      <p className="hint">{hint}</p>
    </fieldset>
  );
}
