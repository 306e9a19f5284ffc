/** The monthly gift in the cart. The donor starts it in a separate payment, before the other gifts are paid. */
import { Form } from '@remix-run/react';
import { formatMoney } from '#domain/money';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/alert';
import { Badge } from '#web/ui/badge';
import { Button, ButtonLink } from '#web/ui/button';
import type { CartLineView } from '../../cart/view.server';
import { useGiftTitle } from '../../cart/gift-rows';
import { GiftRecipient } from '../../cart/gift-rows';

export function MonthlyItem({ item, waiting }: { item: CartLineView; waiting: number }) {
  const t = useText('cart');
  const links = useLinks();
  const locale = useLocale();
  const title = useGiftTitle()(item);
  const { problem } = item;
  return (
    <section className="box lift grid gap-2" aria-labelledby="monthly-title">
      <span>
        <Badge>{t('monthly.badge')}</Badge>
      </span>
      <div className="grid gap-0.5">
        <h2 id="monthly-title" {...item.language}>
          {title}
        </h2>
        <p className="text-lg font-bold">
          {t('monthly.amount', { amount: formatMoney(item.total, locale) })}
        </p>
        <p className="sm muted">{t(`gifts:intention.${item.intention}`)}</p>
        <GiftRecipient gift={item} />
      </div>
      {problem ? (
        <Alert tone="bad">{t(`problem.${problem}.text`)}</Alert>
      ) : (
        <p className="sm muted">
          {t('monthly.explain')} {waiting > 0 && t('monthly.others')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {!problem && <ButtonLink to={links.checkout()}>{t('monthly.finish')}</ButtonLink>}
        <Form method="post" noValidate preventScrollReset>
          <Button
            type="submit"
            kind="plain"
            className="text-muted px-0"
            name="intent"
            value="removeMonthly"
            aria-label={t('removeOf', { title })}
          >
            {t('remove')}
          </Button>
        </Form>
      </div>
    </section>
  );
}
