/** /staff/setup/campaign: publishes the first campaign with its category and its type, in one form and one language. */
import { useLoaderData } from '@remix-run/react';
import { direction, type Locale, LOCALE_NAMES, LOCALES } from '#domain/locales';
import { translateIn } from '#web/i18n/instances.server';
import { useText } from '#web/i18n/strings';
import type { Translate } from '#web/i18n/translate';
import { Field, Select, TextArea } from '#web/ui/field';
import { Alert } from '#web/ui/parts';
import { problemsOf, rejected } from '../../forms/content-problems.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { FileInput, PICTURES } from '../../ui/file-input';
import { Options, PostForm, Submit, TextLink } from '../../ui/page';
import { campaignSchema } from './campaign-schema.server';
import { NextStep, stepOf, StepPage } from './plan';

/** Categories and types that the first campaign can create. Their texts are in locales/<language>/staff-setup.json. */
const DEFAULT_CATEGORIES = [
  ...['water', 'food', 'health', 'education', 'shelter', 'orphans', 'mosques'],
] as const;

const DEFAULT_TYPES = ['relief', 'hardship', 'development'] as const;

/** The drawing that a campaign without a photograph shows. */
const DRAWINGS: Readonly<Record<string, string>> = {
  ...{ water: 'water', food: 'parcel', health: 'health', education: 'school' },
  ...{ shelter: 'shelter', orphans: 'kite', mosques: 'mosque' },
};
/** The drawing of a campaign in a category that is not in this list. */
const OTHER_DRAWING = 'olive';

type Group = 'categories' | 'types';
type Existing = readonly { id: string; title: Partial<Record<Locale, string>> }[];

export const loader = staffLoader({
  permission: null,
  load: async ({ visitor: { charity, locale, t } }) => {
    const setup = await charity.call('staffSetup');
    const optionsOf = (group: Group, usual: readonly string[], own: Existing) => [
      ...own.map(({ id, title }) => ({
        value: id,
        text: title[locale] ?? Object.values(title)[0] ?? id,
      })),
      ...usual
        .filter((id) => own.every((one) => one.id !== id))
        .map((id) => ({ value: id, text: groupText(t, group, id, 'title') })),
    ];
    return {
      ...{ ...stepOf(setup, 'campaign', t), language: locale },
      categories: optionsOf('categories', DEFAULT_CATEGORIES, setup.categories),
      types: optionsOf('types', DEFAULT_TYPES, setup.types),
    };
  },
});

export const action = staffAction({
  permission: 'content.write',
  schema: campaignSchema,
  pictures: ['photo'],
  run: async ({ photo, alt, ...typed }, { visitor: { charity, locale, t }, done, show }) => {
    const scene = DRAWINGS[typed.category] ?? OTHER_DRAWING;
    const errors = await problemsOf(
      () =>
        charity.call('staffSetupCampaign', {
          body: {
            ...{ ...typed, locale },
            category: groupOf('categories', typed.category, DEFAULT_CATEGORIES),
            type: groupOf('types', typed.type, DEFAULT_TYPES),
            picture: photo ?? { scene },
            alt: photo ? alt : t(`staff-setup:drawings.${scene}`),
          },
        }),
      (field) => field.split('.')[0]!.replace(/^pictures.*/, 'photo'),
    );
    if (errors) return rejected(show({}), errors);
    return done(staffLinks.setup(), 'staff-setup:saved.campaign');
  },
});

/** Returns the usual title or summary of a category or a type. */
function groupText(t: Translate, group: Group, id: string, part: 'title' | 'summary'): string {
  return group === 'categories'
    ? t(`staff-setup:categories.${id}.${part}`)
    : t(`staff-setup:types.${id}.${part}`);
}

/** Returns a category or a type with its usual texts in all languages. An existing one keeps its own. */
function groupOf(group: Group, id: string, usual: readonly string[]) {
  const texts = (part: 'title' | 'summary') =>
    usual.includes(id)
      ? Object.fromEntries(
          LOCALES.map((locale) => [locale, groupText(translateIn(locale), group, id, part)]),
        )
      : {};
  return { id, title: texts('title'), summary: texts('summary') };
}

export default function SetupCampaign() {
  const t = useText('staff-setup');
  const { language, categories, types, ...page } = useLoaderData<typeof loader>();
  return (
    <StepPage {...page}>
      {page.isDone ? (
        <>
          <p>
            {t('campaign.exists')}{' '}
            <TextLink to={staffLinks.contentKind('campaigns')}>{t('campaign.all')}</TextLink>
          </p>
          <NextStep {...page} />
        </>
      ) : page.mayWrite ? (
        <CampaignForm {...{ language, categories, types }} />
      ) : (
        <Alert tone="info">{t('readOnly')}</Alert>
      )}
    </StepPage>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function CampaignForm({
  language,
  categories,
  types,
}: Pick<Loaded, 'language' | 'categories' | 'types'>) {
  const t = useText('staff-setup');
  const { form, field } = useReply<typeof action>();
  const names = ['title', 'summary', 'place', 'category', 'type', 'goal', 'story', 'photo', 'alt'];
  const labels = Object.fromEntries(names.map((name) => [name, t(`campaign.${name}`)]));
  const text = { lang: language, dir: direction(language) };
  const groups = { category: categories, type: types };
  return (
    <PostForm {...{ form, labels }} files>
      <p className="muted">{t('campaign.language', { language: LOCALE_NAMES[language] })}</p>
      <Field {...field('title')} {...text} label={labels.title!} required />
      <TextArea {...field('summary')} {...text} rows={2} label={labels.summary!} required />
      <Field {...field('place')} {...text} label={labels.place!} required />
      {(['category', 'type'] as const).map((name) => (
        <Select key={name} {...field(name)} label={labels[name]!} required>
          <Options options={groups[name]} />
        </Select>
      ))}
      <Field
        {...field('goal')}
        label={labels.goal!}
        hint={t('campaign.goalHint')}
        inputMode="decimal"
        dir="ltr"
      />
      <TextArea {...field('story')} {...text} rows={8} label={labels.story!} />
      <FileInput
        {...{ name: 'photo', label: labels.photo!, accept: PICTURES }}
        hint={t('campaign.photoHint')}
        errors={field('photo').errors}
        kept={field('photo').defaultValue}
      />
      <Field {...field('alt')} {...text} label={labels.alt!} hint={t('campaign.altHint')} />
      <p className="muted">{t('campaign.what')}</p>
      <div>
        <Submit>{t('campaign.act')}</Submit>
      </div>
    </PostForm>
  );
}
