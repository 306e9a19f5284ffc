/** Stops an action before its delay is over, with the link from the mail. */
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { commaIn } from '#domain/locales';
import { useLocale, useText } from '#web/i18n/strings';
import { FormErrors } from '#web/ui/form-reply';
import { Alert, DateText } from '#web/ui/parts';
import { openAction, openLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { PostForm, Submit } from '../../ui/page';

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
  const { form, answer } = useReply<typeof action>();
  return (
    <PostForm>
      <h1>{title}</h1>
      {answer ? (
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
          <FormErrors form={form} />
          <p>{t('stop.text')}</p>
          <Submit wide>{t('stop.submit')}</Submit>
        </>
      )}
    </PostForm>
  );
}
