/** The form that empties the cart. It asks the donor to confirm first. */
import { Form } from '@remix-run/react';
import { useText } from '../../i18n/strings';
import { Button } from '../../ui/button';

export function EmptyCartForm() {
  const t = useText('cart');
  return (
    <details>
      <summary className="btn plain text-muted list-none px-0">{t('emptying.open')}</summary>
      <Form method="post" noValidate className="box grid gap-2">
        <p>{t('emptying.ask')}</p>
        <Button type="submit" kind="quiet" name="intent" value="empty">
          {t('emptying.confirm')}
        </Button>
      </Form>
    </details>
  );
}
