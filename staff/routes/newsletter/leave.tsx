/** The confirmation page before a subscription is deleted, with the consequences. */
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { useText } from '#web/i18n/strings';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { PageHead, PostForm, Submit } from '../../ui/page';

export const loader = staffLoader({
  permission: 'newsletter.write',
  load: async ({ visitor: { charity, t }, params: { id = '' } }) => ({
    title: t('staff-newsletter:end.title'),
    ...(await charity.call('staffSubscriber', { params: { id } })),
  }),
});

export const action = staffAction({
  permission: 'newsletter.write',
  schema: z.object({}),
  async run(_, { params: { id = '' }, done, visitor: { charity } }) {
    const { email } = await charity.call('staffSubscriber', { params: { id } });
    await charity.call('staffUnsubscribe', { params: { id } });
    return done(staffLinks.newsletter(), {
      key: 'staff-newsletter:end.done',
      values: { email },
    });
  },
});

export default function EndSubscription() {
  const t = useText('staff-newsletter');
  const { title, email } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  return (
    <>
      <PageHead
        title={title}
        lead={<bdi className="ltr break-all">{email}</bdi>}
        back={{ to: staffLinks.newsletter(), label: t('title') }}
      />
      <PostForm className="box stack" form={form}>
        <ul className="list-disc ps-5">
          <li>{t('end.deleted')}</li>
          <li>{t('end.noMail')}</li>
          <li>{t('end.service')}</li>
        </ul>
        <div className="inline acts">
          <Submit>{t('end.button')}</Submit>
          <a className="btn quiet" href={staffLinks.newsletter()}>
            {t('end.keep')}
          </a>
        </div>
      </PostForm>
    </>
  );
}
