/** Route module of /account/delete: lists the data that is deleted and the data that stays, with the deletion form. */
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { MAX_PASSWORD_LENGTH } from '#contract/accounts';
import { CharityError } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { Field, FieldErrors } from '#web/ui/field';
import { FormErrors, useSubmission } from '#web/ui/form-reply';
import { Submit } from '#web/ui/parts';
import { formAction, FormProblem } from '../../forms/action.server';
import { requireSignIn } from '../../visitor/require-sign-in.server';
import { clearSignIn } from '../../visitor/visitor.server';
import { AccountPage } from './account-page';
import { accountLoader, redirectWithFlash } from './signed-in.server';

export const loader = accountLoader({
  page: 'delete',
  load: async ({ visitor }) => {
    const { email, hasPassword } = await visitor.charity.call('profile');
    return { email, hasPassword };
  },
});

export const action = formAction({
  schema: z.object({
    /** Absent for an account without a password. */
    password: z.string().max(MAX_PASSWORD_LENGTH, 'account.wrongPassword').optional(),
    confirmed: z.literal('yes', { error: 'required' }),
  }),
  hide: ['password'],
  async run({ password = null }, { visitor }) {
    requireSignIn(visitor);
    try {
      await visitor.charity.call('deleteAccount', { body: { password } });
    } catch (error) {
      const isWrong = error instanceof CharityError && error.code === 'auth.wrongCredentials';
      throw isWrong ? new FormProblem({ password: 'account.wrongPassword' }) : error;
    }
    return redirectWithFlash(visitor, visitor.links.home(), 'accountDeleted', [clearSignIn()]);
  },
});

const STAYS = ['gifts', 'receipts', 'monthly'] as const;
const GOES = ['profile', 'recipients', 'sessions'] as const;

export default function DeletePage() {
  const { email, hasPassword } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('account');
  const links = useLinks();
  const { field } = useSubmission(form);
  const { errors, defaultValue, ...confirmed } = field('confirmed');
  const labels = { password: t('delete.password'), confirmed: t('delete.confirm') };
  return (
    <AccountPage page="delete" lead={t('delete.lead')}>
      <div className="prose">
        <h2>{t('delete.goes.title')}</h2>
        <ul>
          {GOES.map((what) => (
            <li key={what}>{t(`delete.goes.${what}`)}</li>
          ))}
        </ul>
        <h2>{t('delete.stays.title')}</h2>
        <ul>
          {STAYS.map((what) => (
            <li key={what}>{t(`delete.stays.${what}`)}</li>
          ))}
        </ul>
        <p>
          <Link to={links.account.monthly()}>{t('delete.monthlyFirst')}</Link>
        </p>
      </div>
      <Form method="post" noValidate className="box grid max-w-[35rem] gap-3">
        <FormErrors form={form} labels={labels} />
        {/* Password managers need the e-mail address of the account. */}
        <input type="email" hidden autoComplete="username" value={email} readOnly />
        {hasPassword && (
          <Field
            label={labels.password}
            type="password"
            autoComplete="current-password"
            required
            {...field('password')}
          />
        )}
        <div className="grid gap-1">
          <label className="tick">
            <input
              type="checkbox"
              value="yes"
              defaultChecked={defaultValue !== undefined}
              {...confirmed}
            />
            <span>{labels.confirmed}</span>
          </label>
          <FieldErrors id={confirmed.id} errors={errors} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Submit waiting={t('delete.waiting')}>{t('delete.button')}</Submit>
          <Link className="btn plain" to={links.account.profile()}>
            {t('delete.cancel')}
          </Link>
        </div>
      </Form>
    </AccountPage>
  );
}
