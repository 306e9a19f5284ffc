/** Route module of /newsletter: the action of the footer's form, and a page that shows its errors. */
import { redirect } from '@remix-run/node';
import { Form, useActionData } from '@remix-run/react';
import * as z from 'zod';
import { emailField } from '#web/forms/fields.server';
import { useLinks, useText } from '#web/i18n/strings';
import { donorRateLimitKeys } from '#web/security/donor-marks.server';
import { EmailField } from '#web/ui/field';
import { FormErrors, useSubmission } from '#web/ui/form-reply';
import { Submit, Wrap } from '#web/ui/parts';
import { formAction, type FormReply } from '../../forms/action.server';
import { Honeypot } from '../../forms/honeypot';
import { pageLoader } from '../../page-loader.server';
import { returnPath } from '../../shell/return-path.server';
import { commitPreferences, setCookieHeaders, type Visitor } from '../../visitor/visitor.server';

export const loader = pageLoader({
  strings: ['newsletter'],
  load: async ({ visitor: { t } }) => ({
    head: { title: t('newsletter:title'), index: false },
  }),
});

export const action = formAction({
  schema: z.object({
    email: emailField,
    returnTo: z.string().default('/'),
  }),
  run: async ({ email, returnTo }, { request, visitor }) => {
    await visitor.charity.call('subscribe', {
      body: { email },
      donor: donorRateLimitKeys(visitor),
    });
    return subscribed(visitor, returnPath(request, returnTo));
  },
  // Reports success to bots, because they would retry after an error. A person who is wrongly detected as a bot loses
  // only a newsletter.
  trap: ({ returnTo }, { request, visitor }) => subscribed(visitor, returnPath(request, returnTo)),
});

function subscribed({ preferences }: Visitor, page: string): Response {
  return redirect(page, {
    headers: setCookieHeaders(commitPreferences({ ...preferences, flash: 'subscribed' })),
  });
}

export default function Newsletter() {
  const t = useText('newsletter');
  const links = useLinks();
  const form = useActionData<FormReply>()?.form;
  const { field } = useSubmission(form);
  return (
    <Wrap narrow className="py-6">
      <Form className="grid gap-3" method="post" action={links.newsletter()} noValidate>
        <h1>{t('title')}</h1>
        <p className="muted">{t('shell:newsletter.label')}</p>
        <FormErrors
          form={form}
          labels={{
            email: t('email'),
          }}
        />
        <Honeypot />
        <input
          type="hidden"
          name="returnTo"
          value={field('returnTo').defaultValue ?? links.home()}
        />
        <EmailField {...field('email')} label={t('email')} />
        <Submit className="sm:justify-self-start">{t('shell:newsletter.subscribe')}</Submit>
      </Form>
    </Wrap>
  );
}
