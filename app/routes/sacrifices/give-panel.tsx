/** Panel of a sacrifice: price, availability, closing time, and the form, or the reason why the form is missing. */
import { useState } from 'react';
import { formatMoney } from '#domain/money';
import { availabilityOf, type Availability } from '#domain/offerings';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/alert';
import { ButtonLink } from '#web/ui/button';
import type { Submission } from '#web/ui/form-reply';
import { useLimit } from '../../giving/use-limit';
import { AvailabilityBoard } from './board';
import { Price } from './card';
import { Closing } from './closing';
import { OrderForm } from './give-form';
import type { SacrificeView } from './view.server';

export function OrderPanel({ sacrifice, form }: { sacrifice: SacrificeView; form: Submission }) {
  const t = useText('sacrifices');
  const locale = useLocale();
  const { id, status, price, prices, published, isShared } = sacrifice;
  const limit = useLimit(id, sacrifice.limit);
  // The server's clock decides whether it is closed. The polled limit decides whether units remain.
  const standing =
    sacrifice.standing === 'closed'
      ? 'closed'
      : availabilityOf({ status, closesAt: null, limit }, new Date());
  const [wasOpen, setWasOpen] = useState(standing === 'open');
  if (standing === 'open' && !wasOpen) setWasOpen(true);
  // A visible form stays when other donors reserve the last units, so that typed text is not lost. The action checks.
  const hasForm = price !== null && wasOpen && standing !== 'closed';
  return (
    <div className="box lift grid gap-3">
      {price && <Price price={price} isShared={isShared} />}
      {price && published && (
        <p className="sm muted">{t('priced', { amount: formatMoney(published, locale) })}</p>
      )}
      {limit && <AvailabilityBoard limit={limit} isShared={isShared} />}
      <Closing {...sacrifice} standing={standing} />
      {standing !== 'open' && <UnavailableNotice standing={standing} besideForm={hasForm} />}
      {!price && standing === 'open' && <Alert tone="warm">{t('noPrice')}</Alert>}
      {prices && hasForm && <OrderForm {...{ sacrifice, limit, prices, form }} />}
    </div>
  );
}

type OverProps = { standing: Exclude<Availability, 'open'>; besideForm: boolean };

function UnavailableNotice({ standing, besideForm }: OverProps) {
  const t = useText('sacrifices');
  const links = useLinks();
  return (
    <>
      <Alert tone={standing === 'held' ? 'warm' : 'info'}>{t(`over.${standing}`)}</Alert>
      <ButtonLink wide kind={besideForm ? 'quiet' : 'filled'} to={links.sacrifices()}>
        {t('others')}
      </ButtonLink>
    </>
  );
}
