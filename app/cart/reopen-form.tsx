/** The form that puts the items of an unpaid order back into the cart. */
import { Form } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { Submit } from '#web/ui/parts';

export function ReopenForm() {
  const t = useText('gifts');
  const links = useLinks();
  return (
    <Form method="post" action={links.cart()} noValidate>
      <Submit kind="quiet" name="intent" value="reopen">
        {t('reopen')}
      </Submit>
    </Form>
  );
}
