/** Page of an order that was not paid: the reason, that nothing was charged, and the form that retries the payment. */
import { Form, Link } from '@remix-run/react';
import type { OrderState } from '#domain/orders';
import { useLinks, useText } from '#web/i18n/strings';
import { FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import type { IconName } from '#web/ui/icon';
import { Alert, ButtonLink, Verbatim } from '#web/ui/parts';
import { StateHead } from '#web/ui/state-head';
import type { NextCase } from '../../cart/next-case.server';
import { ReopenForm } from '../../cart/reopen-form';
import { MethodPicker } from '../../paying/method-picker';
import type { Methods } from '../../paying/methods.server';
import { PayButtons } from '../../paying/pay-buttons';
import { OrderBox } from './order-gifts';
import type { OrderView } from './view.server';

type Props = {
  order: OrderView;
  methods: Methods | null;
  /** An open case to suggest when other donors completed the case of this order. */
  next: NextCase | null;
  form: Submission;
  /** The donor can put the items back into the cart. */
  canReopen: boolean;
};

const STATE_ICONS: Partial<Record<OrderState, { icon: IconName; tone: 'bad' | 'warm' | 'info' }>> =
  {
    failed: { icon: 'warn', tone: 'bad' },
    cancelled: { icon: 'info', tone: 'info' },
    expired: { icon: 'clock', tone: 'warm' },
  };

export function NotPaid({ order, methods, next, form, canReopen }: Props) {
  const t = useText('order');
  const links = useLinks();
  const { state, reference } = order;
  const sign = STATE_ICONS[state] ?? { icon: 'info', tone: 'info' };
  return (
    <>
      <StateHead {...sign} title={t(`title.${state === 'pending_payment' ? 'unstarted' : state}`)}>
        <p>{t(`notPaid.${state}`)}</p>
        {(state === 'mismatch' || state === 'rejected') && (
          <p className="text-md">
            {t('notPaid.reference')} <Verbatim>{reference}</Verbatim>
          </p>
        )}
      </StateHead>
      {next && (
        <Alert tone="warm">
          <p>{t('gifts:caseGone')}</p>
          <Link to={next.page}>{t('gifts:nextCase', { title: next.title })}</Link>
        </Alert>
      )}
      {order.canRetry && <Retry order={order} methods={methods} form={form} />}
      <OrderBox order={order}>{canReopen && <ReopenForm />}</OrderBox>
      {!order.canRetry && (
        <p className="text-center">
          {state === 'mismatch' ? (
            <ButtonLink kind="quiet" to={links.contact()}>
              {t('notPaid.contact')}
            </ButtonLink>
          ) : (
            <ButtonLink to={links.projects()}>{t('notPaid.giveAgain')}</ButtonLink>
          )}
        </p>
      )}
    </>
  );
}

function Retry({
  order: { method, total, interval },
  methods,
  form,
}: Omit<Props, 'next' | 'canReopen'>) {
  const t = useText('order');
  const { field } = useSubmission(form);
  const isPayable = !methods || methods.preselected !== null;
  return (
    <Form method="post" noValidate className="box lift grid gap-3">
      <h2>{t('retry.title')}</h2>
      <FormErrors form={form} labels={{ method: t('retry.title') }} />
      <input type="hidden" name="intent" value="retry" />
      <MethodPicker {...{ methods, total, interval, field }} chosen={method} />
      {isPayable && <PayButtons {...{ methods, total, interval }} />}
    </Form>
  );
}
