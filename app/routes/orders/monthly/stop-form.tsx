/** Form that stops a monthly gift, after the donor has opened and confirmed an explanation. */
import { Form } from '@remix-run/react';
import { useText } from '../../../i18n/strings';
import { FormErrors } from '../../../ui/form-errors';
import { Submit } from '../../../ui/submit';
import type { Submission } from '../../../ui/use-submission';

export function StopForm({ form }: { form: Submission }) {
  const t = useText('monthly');
  return (
    <details open={form !== undefined}>
      <summary className="btn quiet w-fit list-none">{t('stop.open')}</summary>
      <Form method="post" noValidate className="box grid gap-2">
        <FormErrors form={form} />
        <p>{t('stop.ask')}</p>
        <Submit kind="quiet" name="intent" value="stop" waiting={t('stop.waiting')}>
          {t('stop.confirm')}
        </Submit>
      </Form>
    </details>
  );
}
