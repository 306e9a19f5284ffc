/** Route module of /account/profile: name, phone number, language and sign-in methods of the donor. */
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import type { Profile } from '#contract/accounts';
import { localeSchema } from '#contract/common';
import { isLocale, LOCALE_NAMES } from '#domain/locales';
import {
  chosenCountrySchema,
  formatPhone,
  nameField,
  phoneCheck,
  readPhone,
} from '#web/forms/fields.server';
import { useLinks, useText } from '#web/i18n/strings';
import { EmailText } from '#web/ui/email-text';
import { Field, Select } from '#web/ui/field';
import { FormErrors, useSubmission } from '#web/ui/form-reply';
import { DateText, Facts, Submit } from '#web/ui/parts';
import { PhoneField } from '#web/ui/phone-field';
import { formAction, FormProblem } from '../../../forms/action.server';
import { typedField } from '../../../giving/schema.server';
import { useShell } from '../../../shell/use-shell';
import { requireSignIn } from '../../../visitor/require-sign-in.server';
import { commitSignIn } from '../../../visitor/visitor.server';
import { AccountPage } from '../account-page';
import { accountLoader, redirectWithFlash } from '../signed-in.server';

type ProfileView = Omit<Profile, 'avatar'>;

export const loader = accountLoader({
  page: 'profile',
  strings: ['phone'],
  load: async ({ visitor }) => {
    const { avatar: _, phone, ...profile } = await visitor.charity.call('profile');
    const view: ProfileView = { ...profile, phone: phone && formatPhone(phone) };
    return { profile: view };
  },
});

export const action = formAction({
  schema: z
    .object({
      name: nameField,
      phone: typedField,
      phoneCountry: chosenCountrySchema,
      locale: localeSchema,
    })
    .refine(...phoneCheck)
    .transform(({ phone = '', phoneCountry, ...profile }) => ({
      ...profile,
      phone: readPhone(phone, phoneCountry),
    })),
  async run(profile, { visitor }) {
    const { refresh } = requireSignIn(visitor);
    const { access } = await visitor.charity.call('updateProfile', { body: profile });
    const cookie = commitSignIn({ access, refresh });
    // The tokens do not fit into a cookie or cannot be decoded. The profile has changed, and the sign-in stays.
    if (!cookie) throw new FormProblem({ '': 'somethingWentWrong' }, 503);
    return redirectWithFlash(visitor, visitor.links.account.profile(), 'profileSaved', [cookie]);
  },
});

export default function ProfilePage() {
  const { profile } = useLoaderData<typeof loader>();
  const t = useText('account');
  const links = useLinks();
  return (
    <AccountPage page="profile">
      <ProfileForm profile={profile} />
      <SignInFacts profile={profile} />
      <section className="grid gap-1">
        <h2>{t('profile.yourData.title')}</h2>
        <p className="muted">{t('profile.yourData.text')}</p>
        <p className="flex flex-wrap gap-x-3">
          {/* Not a <Link>: the response is a file. */}
          <a className="btn plain -ms-1" href={links.account.data()} download>
            {t('profile.yourData.download')}
          </a>
          <Link className="btn plain -ms-1" to={links.account.delete()}>
            {t('profile.yourData.delete')}
          </Link>
        </p>
      </section>
    </AccountPage>
  );
}

function ProfileForm({ profile }: { profile: ProfileView }) {
  const form = useActionData<typeof action>()?.form;
  const t = useText('account');
  const { field } = useSubmission(form);
  const { name, phone, locale } = profile;
  const offered = (useShell()?.site.locales ?? []).filter(isLocale);
  const labels = {
    name: t('profile.name'),
    phone: t('profile.phone'),
    locale: t('profile.language'),
  };
  return (
    <Form method="post" noValidate className="grid max-w-[35rem] gap-3">
      <FormErrors form={form} labels={labels} />
      <Field
        label={labels.name}
        autoComplete="name"
        maxLength={120}
        required
        {...field('name', name)}
      />
      <PhoneField
        name="phone"
        field={(part) => field(part, part === 'phone' ? (phone ?? undefined) : undefined)}
        label={labels.phone}
        autoComplete="tel"
      />
      <Select label={labels.locale} hint={t('profile.languageHint')} {...field('locale', locale)}>
        {offered.map((one) => (
          <option key={one} value={one} lang={one}>
            {LOCALE_NAMES[one]}
          </option>
        ))}
      </Select>
      <div>
        <Submit waiting={t('profile.saving')}>{t('profile.save')}</Submit>
      </div>
    </Form>
  );
}

function SignInFacts({ profile }: { profile: ProfileView }) {
  const t = useText('account');
  const links = useLinks();
  const { email, hasPassword, providers, createdAt } = profile;
  const ways = [
    ...(hasPassword ? [t('profile.password')] : []),
    ...providers.map((provider) => t(`profile.provider.${provider}`)),
  ];
  return (
    <section className="grid gap-1">
      <h2>{t('profile.signIn')}</h2>
      <Facts
        rows={[
          {
            label: t('profile.email'),
            value: <EmailText>{email}</EmailText>,
          },
          { label: t('profile.ways'), value: ways.join(' ·\u00a0') },
          { label: t('profile.since'), value: <DateText date={createdAt} /> },
        ]}
      />
      <p>
        <Link to={links.forgotPassword({ returnTo: links.account.profile() })}>
          {t(hasPassword ? 'profile.changePassword' : 'profile.setPassword')}
        </Link>
      </p>
    </section>
  );
}
