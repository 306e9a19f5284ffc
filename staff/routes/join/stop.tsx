/** Stops an action before its delay is over, with the link from the mail. */
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { useLocale } from '#app/i18n/locale';
import { useText } from '#app/i18n/strings';
import { Alert } from '#app/ui/alert';
import { Button } from '#app/ui/button';
import { DateText } from '#app/ui/date-text';
import { FormErrors } from '#app/ui/form-errors';
import { commaIn } from '#domain/locales';
import { openAction } from '../../forms/action.server';
import { openLoader } from '../../forms/loader.server';

/** A GET request changes nothing, because mail scanners open links. */
export const loader = openLoader({
  load: async ({ params, visitor: { t, charity } }) => ({
    title: t('staff-sign-in:stop.title'),
    ...(await charity.call('staffStopLink', { params: { token: params.token ?? '' } })),
  }),
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
  const locale = useLocale();
  const { title, state, decidedAt } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const isStopped = reply !== undefined && 'answer' in reply;
  return (
    <form method="post" className="stack g3" noValidate>
      <h1>{title}</h1>
      {isStopped ? (
        <Alert tone="ok">{t('stop.done')}</Alert>
      ) : state !== 'waiting' ? (
        <Alert tone="info">
          {t('stop.over')} {t(`staff-approvals:state.${state}`)}
          {decidedAt && (
            <>
              {commaIn(locale)}
              <DateText date={decidedAt} time />
            </>
          )}
        </Alert>
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
