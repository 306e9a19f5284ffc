/**
 * /staff/setup/STEP: the steps that have no form of their own. Shows their state, and links to the page that changes
 * it.
 */
import { useLoaderData } from '@remix-run/react';
import type { Setup } from '#contract/staff/setup';
import { LOCALE_NAMES } from '#domain/locales';
import { useText } from '#web/i18n/strings';
import type { Translate } from '#web/i18n/translate';
import { staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { SETUP_FIELD } from '../../ui/back-to-setup';
import { Table } from '../../ui/table';
import { NextStep, stepOf, StepPage } from './plan';

const STEPS = ['owner', 'languages', 'payments', 'figures', 'policies'] as const;
type Step = (typeof STEPS)[number];

type Fact = { name: string; text: string };

export const loader = staffLoader({
  permission: null,
  load: async ({ params, visitor: { charity, t } }) => {
    const step = STEPS.find((one) => one === params.step);
    if (!step) throw new Response(null, { status: 404 });
    const setup = await charity.call('staffSetup');
    return {
      ...stepOf(setup, step, t),
      facts: FACTS[step](setup, t),
      editor: EDITORS[step](setup),
    };
  },
});

const FACTS: Record<Step, (setup: Setup, t: Translate) => Fact[]> = {
  owner: () => [],
  languages: ({ languages }, t) =>
    languages.map(({ locale, isNamed }) => ({
      name: LOCALE_NAMES[locale],
      text: t(`staff-setup:languages.${isNamed ? 'named' : 'missing'}`),
    })),
  payments: ({ currencies }, t) =>
    currencies.map(({ currency, methods }) => ({
      name: currency,
      text:
        methods.map((method) => t(`payment:method.${method}`)).join(' ·\u00a0') ||
        t('staff-setup:payments.none'),
    })),
  figures: ({ figures }, t) =>
    figures.map(({ kind, isWritten }) => ({
      name: t(`content-fields:kinds.${kind}`),
      text: t(`staff-setup:figures.${isWritten ? 'written' : 'missing'}`),
    })),
  policies: ({ policies }, t) =>
    policies.map(({ id, isWritten }) => ({
      name: t(`staff-setup:policies.${id}`),
      text: t(`staff-setup:figures.${isWritten ? 'written' : 'missing'}`),
    })),
};

/** The page that changes what the step shows. An editor links back to the step. */
const EDITORS: Record<Step, (setup: Setup) => string> = {
  owner: () => staffLinks.people({ [SETUP_FIELD]: 'owner' }),
  languages: () => staffLinks.setupStep('name'),
  payments: () => staffLinks.setupStep('bank'),
  figures: ({ figures }) => {
    const { kind } = figures.find(({ isWritten }) => !isWritten) ?? figures[0]!;
    return staffLinks.record({ kind, id: kind }, { [SETUP_FIELD]: 'figures' });
  },
  policies: ({ policies }) => {
    const { id } = policies.find(({ isWritten }) => !isWritten) ?? policies[0]!;
    return staffLinks.record({ kind: 'pages', id }, { [SETUP_FIELD]: 'policies' });
  },
};

export default function SetupStepPage() {
  const t = useText('staff-setup');
  const { title, step, steps, facts, editor } = useLoaderData<typeof loader>();
  return (
    <StepPage {...{ title, step, steps }}>
      {facts.length > 0 && (
        <Table
          caption={title}
          rows={facts}
          keyOf={({ name }) => name}
          columns={[
            { label: t(`step.${step}.title`), cell: ({ name }) => <bdi>{name}</bdi> },
            { label: t('state'), cell: ({ text }) => text },
          ]}
        />
      )}
      <p>{t(`step.${step}.how`)}</p>
      <div className="inline acts">
        <a className="btn" href={editor}>
          {t(`step.${step}.open`)}
        </a>
      </div>
      <NextStep {...{ steps, step }} />
    </StepPage>
  );
}
