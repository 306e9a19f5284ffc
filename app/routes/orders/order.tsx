/** Route module of /orders/{token}: the state of an order, the donor's next step, and the receipt once it is paid. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { Wrap } from '#web/ui/wrap';
import { KeepInAccount } from './keep-in-account';
import { NotPaid } from './not-paid';
import type { action, loader } from './page.server';
import { Receipt } from './receipt';
import { Transfer } from './transfer';
import { OrderUnavailable, Waiting } from './waiting';

export { action, loader } from './page.server';

export { revalidateOnConflict as shouldRevalidate } from '../../giving/shows-what-changed';

export default function OrderPage() {
  const { order, account, methods, next, canReopen } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.form;
  const isForAccount = reply?.initialValue?.intent === 'account';
  const form = isForAccount ? undefined : reply;
  return (
    <Wrap narrow>
      <div className="grid gap-4 pt-6">
        {order === null ? (
          <OrderUnavailable />
        ) : order.receipt ? (
          <Receipt order={order} receipt={order.receipt} />
        ) : order.transfer ? (
          <Transfer order={order} transfer={order.transfer} form={form} />
        ) : order.isWaiting ? (
          <Waiting order={order} form={form} />
        ) : (
          <NotPaid {...{ order, methods, next, form, canReopen }} />
        )}
        {order && account && (
          <KeepInAccount
            {...account}
            email={order.donor.email}
            form={isForAccount ? reply : undefined}
          />
        )}
      </div>
    </Wrap>
  );
}
