/** Stops an action before its delay is over, with the link from the mail. */
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { useText } from '#app/i18n/strings';
import { Alert } from '#app/ui/alert';
import { Button } from '#app/ui/button';
import { FormErrors } from '#app/ui/form-errors';
import { openAction } from '../../forms/action.server';
import { openLoader } from '../../forms/loader.server';

/** A GET request changes nothing, because mail scanners open links. */
export const loader = openLoader({
  load: ({ visitor: { t } }) => Promise.resolve({ title: t('staff-sign-in:stop.title') }),
});

export const action = openAction({
  schema: z.object({}),
  run: async (_, { params, show, visitor: { charity } }) => {
    await charity.call('staffStopByLink', { body: { token: params.token ?? '' } });
    return show({ isStopped: true });
  },
});

export default function Stop() {
  const t = useText('staff-sign-in');
  const { title } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const isStopped = reply !== undefined && 'answer' in reply;
  return (
    <form method="post" className="stack g3" noValidate>
      <h1>{title}</h1>
      {isStopped ? (
        <Alert tone="ok">{t('stop.done')}</Alert>
      ) : (
        <>
          <FormErrors form={reply?.form} />
          <p>{t('stop.text')}</p>
          <Button type="submit" wide>
            {t('stop.submit')}
          </Button>
        </>
      )}
    </form>
  );
}
