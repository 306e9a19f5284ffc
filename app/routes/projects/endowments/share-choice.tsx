/** Choice of the number of shares: four options with their totals, or a typed number. */
import { totalFor, type PriceList } from '#domain/cart';
import { formatMoney } from '#domain/money';
import { useLocale, useText } from '#web/i18n/strings';
import { FieldErrors } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';

const COUNTS = [1, 2, 3, 5] as const;

type Props = {
  prices: PriceList;
  field: FieldState;
  /** The typed number of shares. */
  other: string | undefined;
};

export function ShareChoice({ prices, field, other }: Props) {
  const t = useText('endowments');
  const locale = useLocale();
  const { errors, id, name, defaultValue, ...wrong } = field;
  return (
    <fieldset className="amounts">
      <legend className="vh">{t('howMany')}</legend>
      <div className="chips grid grid-cols-2">
        {COUNTS.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name={name}
              value={count}
              defaultChecked={!other && defaultValue === String(count)}
            />
            <span>
              {count}
              <small className="muted">{formatMoney(totalFor(prices, count), locale)}</small>
            </span>
          </label>
        ))}
      </div>
      <div className="join">
        <input
          {...wrong}
          id={id}
          className="in"
          name="otherShares"
          inputMode="numeric"
          maxLength={4}
          defaultValue={other}
          placeholder={t('other')}
          aria-label={t('other')}
        />
      </div>
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}
