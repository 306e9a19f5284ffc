/** /staff/setup/STEP: steps that the existing editors or the settings of the server do: what there is, and where to change it. */
import { useLoaderData } from '@remix-run/react';
import { useText } from '#app/i18n/strings';
import { SETUP_STEPS, type Setup } from '#contract/staff/setup';
import { LOCALE_NAMES } from '#domain/locales';
import { staffLoader } from '../../forms/loader.server';
import { staffLinks } from '../../links';
import { Table } from '../../ui/table';
import type { Translate } from '#app/i18n/translate';
import { StepPage } from './plan';

const STEPS = ['owner', 'languages', 'currencies', 'payments', 'figures'] as const;
type Step = (typeof STEPS)[number];

type Fact = { name: string; isDone: boolean; text: string };

export const loader = staffLoader({
  permission: null,
  load: async ({ params, visitor: { charity, t } }) => {
    const step = STEPS.find((one) => one === params.step);
    if (!step) throw new Response(null, { status: 404 });
    const setup = await charity.call('staffSetup');
    const at = SETUP_STEPS.indexOf(step);
    return {
      ...{ title: t(`staff-setup:step.${step}.title`), step, steps: setup.steps },
      facts: FACTS[step](setup, t),
      next: SETUP_STEPS[at + 1] ?? null,
    };
  },
});

const FACTS: Record<Step, (setup: Setup, t: Translate) => Fact[]> = {
  owner: () => [],
  languages: ({ languages }, t) =>
    languages.map(({ locale, isNamed }) => ({
      ...{ name: LOCALE_NAMES[locale], isDone: isNamed },
      text: t(`staff-setup:languages.${isNamed ? 'named' : 'missing'}`),
    })),
  currencies: ({ currencies }, t) =>
    currencies.map(({ currency, hasRate }) => ({
      ...{ name: currency, isDone: hasRate },
      text: t(`staff-setup:currencies.${hasRate ? 'rated' : 'missing'}`),
    })),
  payments: ({ currencies }, t) =>
    currencies.map(({ currency, methods }) => ({
      ...{ name: currency, isDone: methods.length > 0 },
      text:
        methods.map((method) => t(`payment:method.${method}`)).join(' · ') ||
        t('staff-setup:payments.none'),
    })),
  figures: ({ figures }, t) =>
    figures.map(({ kind, isWritten }) => ({
      ...{ name: t(`content-fields:kinds.${kind}`), isDone: isWritten },
      text: t(`staff-setup:figures.${isWritten ? 'written' : 'missing'}`),
    })),
};

/** The page that changes what the step shows. */
const EDITORS: Record<Step, string> = {
  owner: staffLinks.people(),
  languages: staffLinks.setupStep('name'),
  currencies: staffLinks.record({ kind: 'currencies', id: 'currencies' }),
  payments: staffLinks.setupStep('bank'),
  figures: staffLinks.figures(),
};

export default function SetupStepPage() {
  const t = useText('staff-setup');
  const { title, step, steps, facts, next } = useLoaderData<typeof loader>();
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
        <a className="btn" href={EDITORS[step]}>
          {t(`step.${step}.open`)}
        </a>
        {next && (
          <a className="btn plain" href={staffLinks.setupStep(next)}>
            {t('next')}
          </a>
        )}
      </div>
    </StepPage>
  );
}
