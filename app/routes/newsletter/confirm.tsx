/** Route module of /newsletter/confirm/{token}: the owner of an e-mail address confirms the newsletter. */
import { redirect } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { useLinks, useText } from '#web/i18n/strings';
import { FormErrors } from '#web/ui/form-reply';
import { ButtonLink, Submit } from '#web/ui/parts';
import { formAction, type FormReply } from '../../forms/action.server';
import { parseToken } from '../../forms/by-token.server';
import { LinkPage } from './link-page';
import { linkLoader } from './page.server';

export const loader = linkLoader('confirm');

export const action = formAction({
  schema: z.object({}),
  run: async (_, { visitor, params }) => {
    const token = parseToken(params);
    await visitor.charity.call('confirmSubscription', { params: { token } });
    return redirect(visitor.links.newsletterConfirm(token), { status: 303 });
  },
});

const ICONS = { pending: 'mail', subscribed: 'check', gone: 'info' } as const;

export default function ConfirmPage() {
  const { state } = useLoaderData<typeof loader>();
  const form = useActionData<FormReply>()?.form;
  const t = useText('newsletter');
  const links = useLinks();
  return (
    <LinkPage
      icon={ICONS[state]}
      title={t(`confirm.${state}.title`)}
      text={t(`confirm.${state}.text`)}
    >
      {state === 'pending' && (
        <Form method="post" noValidate className="grid gap-2">
          <FormErrors form={form} />
          <Submit size="lg">{t('confirm.submit')}</Submit>
        </Form>
      )}
      {state === 'subscribed' && (
        <ButtonLink kind="quiet" to={links.projects()}>
          {t('confirm.campaigns')}
        </ButtonLink>
      )}
      {state === 'gone' && (
        <ButtonLink kind="quiet" to={links.newsletter()}>
          {t('again')}
        </ButtonLink>
      )}
    </LinkPage>
  );
}
