/** Page of an order with a pending payment, and page for an outage of the charity API. Both poll the state. */
import { Form, Link, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useText } from '#web/i18n/strings';
import { useIdleStart } from '#web/remix/idle-start';
import { FormErrors, type Submission } from '#web/ui/form-reply';
import { DateText, Submit } from '#web/ui/parts';
import { StateHead } from '#web/ui/state-head';
import { OrderBox } from './order-gifts';
import type { OrderView } from './view.server';
import { POLL_INTERVAL_MS } from './waiting-interval';

export function Waiting({ order, form }: { order: OrderView; form: Submission }) {
  const t = useText('order');
  usePolling();
  return (
    <>
      <StateHead icon="clock" tone="warm" title={t(`title.${order.state}`)}>
        <p>{t(`waiting.${order.state}`)}</p>
      </StateHead>
      <OrderBox order={order}>
        <div className="grid justify-items-start gap-1">
          {order.payAt && (
            <a className="btn quiet" href={order.payAt}>
              {t('waiting.toPayment')}
            </a>
          )}
          <p className="sm muted" role="status">
            {t('waiting.checked')} <DateText date={order.checkedAt} time />
          </p>
          <CheckAgain />
        </div>
        {order.payAt && <LeavePayment form={form} />}
      </OrderBox>
    </>
  );
}

/** Form for donors who returned with the browser's Back button instead of the provider's cancel button. */
function LeavePayment({ form }: { form: Submission }) {
  const t = useText('order');
  return (
    <Form method="post" noValidate className="grid justify-items-start gap-1">
      <FormErrors form={form} />
      <Submit
        kind="plain"
        className="px-0"
        name="intent"
        value="leave"
        waiting={t('leave.waiting')}
      >
        {t('leave.button')}
      </Submit>
      <p className="sm muted">{t('leave.hint')}</p>
    </Form>
  );
}

/** Page for an outage of the charity API, when the state of the order is unknown. */
export function OrderUnavailable() {
  const t = useText('order');
  usePolling();
  return (
    <>
      <StateHead icon="clock" tone="warm" title={t('title.unknown')}>
        <p>{t('unknown.text')}</p>
        <p className="text-md">{t('unknown.safe')}</p>
      </StateHead>
      <p className="text-center">
        <CheckAgain />
      </p>
    </>
  );
}

function CheckAgain() {
  const t = useText('order');
  return (
    <Link className="btn plain px-0" to="." reloadDocument>
      {t('waiting.again')}
    </Link>
  );
}

/** Polls the state of the order. Without scripts, seo/reload.tsx reloads the page instead. */
function usePolling() {
  const { revalidate } = useRevalidator();
  useIdleStart();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      // Revalidate only when the site responds: a failed revalidation would replace this page with an error page.
      fetch(window.location.href, { method: 'HEAD' }).then(
        () => revalidate(),
        () => undefined,
      );
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
}
