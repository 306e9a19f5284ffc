/** /staff/setup/name: the name of the organisation in the site's languages, its licence, email and phone. */
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { shownPhoneSchema } from '#contract/values';
import { direction, type Locale, LOCALE_NAMES, LOCALES } from '#domain/locales';
import { westernDigits } from '#domain/numbers/digits';
import { emailField, lineField } from '#web/forms/fields.server';
import { useText } from '#web/i18n/strings';
import { Field } from '#web/ui/field';
import { problemsOf, rejected } from '../../forms/content-problems.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { PostForm, Submit } from '../../ui/page';
import { afterStep } from './after-step.server';
import { stepOf, StepPage } from './plan';

export const loader = staffLoader({
  permission: null,
  load: async ({ visitor: { charity, locale, t } }) => {
    const setup = await charity.call('staffSetup');
    const { name, licence, contact, languages } = setup;
    const offered = languages.map((one) => one.locale);
    return {
      ...{ ...stepOf(setup, 'name', t), name },
      ...contact,
      licence: licence[locale] ?? Object.values(licence)[0] ?? '',
      // The member's own language first.
      offered: [...offered].sort((a, b) => Number(b === locale) - Number(a === locale)),
    };
  },
});

const line = lineField(300).or(z.literal(''));

export const action = staffAction({
  permission: 'organisation.write',
  schema: ({ locale }) =>
    z.object({
      name: z
        .partialRecord(z.enum(LOCALES), line)
        .default({})
        .superRefine((name, context) => {
          if (!LOCALES.some((one) => name[one]))
            context.addIssue({ code: 'custom', path: [locale], message: 'required' });
        }),
      licence: lineField(300),
      email: emailField,
      phone: lineField(300)
        .transform(westernDigits)
        .refine((text) => shownPhoneSchema.safeParse(text).success, 'phone'),
    }),
  run: async ({ name, licence, email, phone }, { visitor: { charity, locale }, done, show }) => {
    const errors = await problemsOf(
      () => charity.call('staffSetupName', { body: { name, licence, contact: { email, phone } } }),
      (field) => FIELDS[field] ?? (field.startsWith('name.') ? field : `name.${locale}`),
    );
    if (errors) return rejected(show({}), errors);
    return done(await afterStep(charity, 'name'), 'staff-setup:saved.name');
  },
});

/** Fields of the form by those of the record. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ licence: 'licence', 'contact.email': 'email', 'contact.phone': 'phone' },
};

export default function SetupName() {
  const t = useText('staff-setup');
  const { name, licence, email, phone, offered, ...page } = useLoaderData<typeof loader>();
  const { form, field } = useReply<typeof action>();
  const labelOf = (locale: Locale) => t('name.in', { language: LOCALE_NAMES[locale] });
  const labels = {
    ...Object.fromEntries(offered.map((locale) => [`name.${locale}`, labelOf(locale)])),
    ...{ licence: t('name.licence'), email: t('name.email'), phone: t('name.phone') },
  };
  return (
    <StepPage {...page} isReadOnly={!page.mayWrite}>
      <PostForm {...{ form, labels }}>
        {offered.map((locale, at) => (
          <Field
            key={locale}
            {...field(`name.${locale}`, name[locale])}
            label={labelOf(locale)}
            lang={locale}
            dir={direction(locale)}
            required={at === 0}
            autoComplete="organization"
          />
        ))}
        <Field
          {...field('licence', licence)}
          label={labels.licence}
          hint={t('name.licenceHint')}
          dir="auto"
          required
        />
        <Field
          {...field('email', email)}
          label={labels.email}
          hint={t('name.emailHint')}
          {...{ type: 'email', dir: 'ltr', autoComplete: 'email', required: true }}
        />
        <Field
          {...field('phone', phone)}
          label={labels.phone}
          {...{ type: 'tel', dir: 'ltr', autoComplete: 'tel', required: true }}
        />
        {page.mayWrite && (
          <p className="inline acts">
            <Submit>{t('save')}</Submit>
          </p>
        )}
      </PostForm>
    </StepPage>
  );
}
