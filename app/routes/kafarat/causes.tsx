/** The causes of an expiation as radio buttons. The details of the selected cause are shown below it. */
import { totalFor } from '#domain/cart';
import { useText } from '#web/i18n/strings';
import { DateText, Money } from '#web/ui/text';
import { FieldErrors } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';
import type { ExpiationOffer } from './view.server';

type Props = { offers: readonly ExpiationOffer[]; field: FieldState };

export function Causes({ offers, field }: Props) {
  const t = useText('kafarat');
  return (
    <fieldset id={field.id} className="grid gap-1" aria-describedby={field['aria-describedby']}>
      <legend className="mb-1">{t('what')}</legend>
      {offers.map((offer) => (
        <div key={offer.id} className="behind">
          <label className="tick pick">
            <input
              type="radio"
              name={field.name}
              value={offer.id}
              data-owed={offer.cause === 'unable_to_fast' || undefined}
              required
              defaultChecked={field.defaultValue === offer.id}
            />
            <b>{t(`cause.${offer.cause}`)}</b>
            <span>{offer.prices && <Money amount={totalFor(offer.prices, offer.people)} />}</span>
            <span className="sm muted">{t('each', { count: offer.people })}</span>
          </label>
          <Details offer={offer} />
        </div>
      ))}
      <FieldErrors id={field.id} errors={field.errors} />
    </fieldset>
  );
}

function Details({ offer }: { offer: ExpiationOffer }) {
  const { summary, language, instead, authority, ruledAt } = offer;
  const t = useText('kafarat');
  return (
    <div className="grid gap-1 border-s-[4px] border-brand bg-tint p-2 text-sm">
      <p {...language}>{summary}</p>
      <p>
        <b>{t('before')}</b> <span {...language}>{instead}</span>
      </p>
      <p className="muted">
        <b>{t('ruling')}</b> <span {...language}>{authority}</span> {t('asOf')}{' '}
        <DateText date={ruledAt} />
      </p>
    </div>
  );
}
