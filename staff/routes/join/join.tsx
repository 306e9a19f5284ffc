/** Accepts an invitation: name, password, and the second factor. Then shows the recovery codes once. */
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { westernDigits } from '#domain/numbers/digits';
import { CharityError } from '#web/charity/results';
import {
  arePasswordsEqual,
  emailField,
  nameField,
  passwordAgainField,
  PASSWORDS_DIFFER,
} from '#web/forms/fields.server';
import { useText } from '#web/i18n/strings';
import { isFormRequest } from '#web/remix/protocol';
import { EmailField, Field } from '#web/ui/field';
import { qrCode } from '#web/ui/qr.server';
import { newStaffPasswordField } from '../../forms/fields.server';
import { openAction, openLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { LinkLine, PostForm, Submit } from '../../ui/page';
import { CodeField, NewPasswordFields } from '../../ui/password-fields';
import { QrCode } from '../../ui/qr-code';
import { RecoveryCodes } from '../../ui/recovery-codes';
import { useRoleNames } from '../../ui/roles';
import { commitSession, commitSettings, withCookies } from '../../visitor/visitor.server';

const joinSchema = z
  .object({
    name: nameField,
    /** Only the invitation of the first owner has no address. */
    email: emailField.optional(),
    password: newStaffPasswordField,
    passwordAgain: passwordAgainField,
    code: z
      .string('required')
      .transform((code) => westernDigits(code).replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'auth.codeFormat')),
  })
  .refine(arePasswordsEqual, PASSWORDS_DIFFER);

export const loader = openLoader({
  load: async ({ params, request, visitor: { t, charity, marks } }) => {
    const token = params.token ?? '';
    const invitation = await charity
      .call('staffInvitation', { params: { token }, donor: marks })
      .catch((error: unknown) => {
        if (error instanceof CharityError && error.isNotFound) return null;
        throw error;
      });
    if (!invitation) {
      const isAccepted = isFormRequest(request);
      return { title: t(`staff-sign-in:join.${isAccepted ? 'done' : 'over'}.title`), invitation };
    }
    const { uri, secret, ...shown } = invitation;
    return {
      title: t(`staff-sign-in:join.${shown.isReset ? 'reset' : 'invited'}.title`),
      invitation: {
        ...shown,
        qr: qrCode(uri),
        // Groups of four are easier to type.
        secret: secret.replace(/.{4}(?=.)/g, '$& '),
      },
    };
  },
});

export const action = openAction({
  schema: joinSchema,
  hide: ['password', 'passwordAgain', 'code'],
  run: async (
    { name, email, password, code },
    { params, show, visitor: { charity, locale, marks } },
  ) => {
    const { token, recoveryCodes } = await charity.call('staffJoin', {
      params: { token: params.token ?? '' },
      body: { name, password, code, locale, ...(email && { email }) },
      donor: marks,
    });
    // Only the first owner types an address. A new installation has nothing to show before the set-up.
    const next = email ? staffLinks.setup({ start: 1 }) : staffLinks.today();
    return show(
      { recoveryCodes, next },
      withCookies(commitSession(token), commitSettings({ locale })),
    );
  },
});

export default function Join() {
  const t = useText('staff-sign-in');
  const { title, invitation } = useLoaderData<typeof loader>();
  const { answer } = useReply<typeof action>();
  if (answer)
    return (
      <div className="stack g3">
        <h1>{title}</h1>
        <RecoveryCodes codes={answer.recoveryCodes} />
        <a className="btn wide" href={answer.next}>
          {t('join.done.go')}
        </a>
      </div>
    );
  if (!invitation)
    return (
      <div className="stack">
        <h1>{title}</h1>
        <p>{t('join.over.text')}</p>
        <LinkLine to={staffLinks.signIn()}>{t('title')}</LinkLine>
      </div>
    );
  return (
    <div className="stack g3">
      <h1>{title}</h1>
      <Invited {...invitation} />
      <JoinForm {...invitation} />
    </div>
  );
}

type Invitation = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['invitation']>;

function Invited({ email, roles }: Invitation) {
  const t = useText('staff-sign-in');
  const roleNames = useRoleNames();
  return (
    <p>
      {email && (
        <>
          {t('join.as')} <bdi>{email}</bdi>.{' '}
        </>
      )}
      {t('join.roles', { roles: roleNames(roles) })}
    </p>
  );
}

function JoinForm(invitation: Invitation) {
  const t = useText('staff-sign-in');
  const { form, field } = useReply<typeof action>();
  const labels = {
    name: t('join.name'),
    email: t('email'),
    password: t('join.password'),
    passwordAgain: t('join.passwordAgain'),
    code: t('code.label'),
  };
  return (
    <PostForm {...{ form, labels }}>
      <Field
        {...field('name', invitation.name)}
        label={labels.name}
        autoComplete="name"
        dir="auto"
        required
      />
      {invitation.email === '' && (
        <EmailField {...field('email')} label={labels.email} autoComplete="username" />
      )}
      <NewPasswordFields {...{ field, labels }} />
      <div className="stack g1">
        <h2>{t('join.app.title')}</h2>
        <p>{t('join.app.text')}</p>
        <QrCode code={invitation.qr} label={t('join.app.qr')} />
        <p className="muted">
          {t('join.app.secret')}
          <br />
          <bdi className="ltr secret">{invitation.secret}</bdi>
        </p>
      </div>
      <CodeField
        {...field('code')}
        label={labels.code}
        hint={t('join.codeHint')}
        inputMode="numeric"
      />
      <Submit wide>{t('join.submit')}</Submit>
    </PostForm>
  );
}
