/** The page of an empty cart: links to the campaigns and to the last order, and the form that changes that order. */
import { Link } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { EmptyState } from '#web/ui/empty';
import { FormErrors, type Submission } from '#web/ui/form-reply';
import { ButtonLink, Wrap } from '#web/ui/parts';
import type { LastOrder } from './last-order.server';
import { ReopenForm } from './reopen-form';

type Props = {
  /** The order that was created from the last cart. A donor who left the payment page finds it here. */
  last: LastOrder | null;
  /** The reply to the form that changes that order. */
  form?: Submission | undefined;
};

export function EmptyCart({ last, form }: Props) {
  const t = useText('cart');
  const links = useLinks();
  return (
    <Wrap>
      <h1 className="vh">{t('empty.heading')}</h1>
      <FormErrors form={form} />
      <EmptyState
        title={t('empty.title')}
        text={t(`empty.${textKey(last)}`)}
        action={
          <div className="grid justify-items-center gap-1">
            {last?.canReopen && (
              <>
                <ButtonLink to={links.order(last.token)}>{t('empty.pay')}</ButtonLink>
                <ReopenForm />
              </>
            )}
            {last && !last.canReopen && (
              <Link to={links.order(last.token)}>
                {t(last.isPaid ? 'empty.receipt' : 'empty.lastOrder')}
              </Link>
            )}
            <ButtonLink kind={last?.canReopen ? 'plain' : 'filled'} to={links.projects()}>
              {t('empty.action')}
            </ButtonLink>
          </div>
        }
      />
    </Wrap>
  );
}

function textKey(last: LastOrder | null) {
  if (!last) return 'text';
  if (last.canReopen) return 'unpaid';
  return last.isPaid ? 'paid' : 'placed';
}
