/**
 * The layout of a step: the plan next to it, or above it on a narrow screen, and the page head with the link back to
 * the plan.
 */
import type { ReactNode } from 'react';
import type { Setup, SetupStep } from '#contract/staff/setup';
import { useText } from '#web/i18n/strings';
import type { Translate } from '#web/i18n/translate';
import { Alert, Disclosure } from '#web/ui/parts';
import { staffLinks } from '../../links';
import { PageHead, TextLink } from '../../ui/page';

type Steps = Setup['steps'];

/** The numbered steps, each a link to its page. */
export function Plan({ steps, current }: { steps: Steps; current?: SetupStep | undefined }) {
  const t = useText('staff-setup');
  return (
    <ol className="plan">
      {steps.map(({ step, isDone, isRequired }) => (
        <li
          key={step}
          className={isDone ? 'done' : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <a href={staffLinks.setupStep(step)}>
            <span>
              {t(`step.${step}.title`)}
              {isDone && <span className="vh"> {t('isDone')}</span>}
              {!isDone && !isRequired && <span className="opt"> {t('canWait')}</span>}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The link to the step after this one, or to the plan after the last one. */
export function NextStep({ steps, step }: { steps: Steps; step: SetupStep }) {
  const t = useText('staff-setup');
  const next = steps[steps.findIndex((one) => one.step === step) + 1];
  return (
    <TextLink to={next ? staffLinks.setupStep(next.step) : staffLinks.setup()}>
      {next ? t('next', { step: t(`step.${next.step}.title`) }) : t('toPlan')}
    </TextLink>
  );
}

/** Says that the name of the organisation must be saved first. */
export function NameFirst() {
  const t = useText('staff-setup');
  return (
    <Alert tone="warm">
      {t('bank.nameFirst')} <a href={staffLinks.setupStep('name')}>{t('step.name.title')}</a>
    </Alert>
  );
}

/** Returns what the page of a step needs from the API's reply. */
export function stepOf({ steps }: Setup, step: SetupStep, t: Translate) {
  const { isDone = false, mayWrite = false } = steps.find((one) => one.step === step) ?? {};
  return { title: t(`staff-setup:step.${step}.title`), step, steps, isDone, mayWrite };
}

type Props = Pick<ReturnType<typeof stepOf>, 'title' | 'step' | 'steps'> & {
  /** True when the member may only read the form of the step. */
  isReadOnly?: boolean;
  children: ReactNode;
};

export function StepPage({ title, step, steps, isReadOnly, children }: Props) {
  const t = useText('staff-setup');
  const at = steps.findIndex((one) => one.step === step) + 1;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="setup">
      <nav aria-label={t('plan')}>
        <div className="only-s stack g1">
          <progress className="bar" max={steps.length} value={done} aria-label={t('progress')} />
          <Disclosure summary={t('at', { at, of: steps.length, done })}>
            <Plan steps={steps} current={step} />
          </Disclosure>
        </div>
        <div className="only-l">
          <Plan steps={steps} current={step} />
        </div>
      </nav>
      <div className="stack g4">
        <PageHead
          title={title}
          lead={t(`step.${step}.lead`)}
          back={{ to: staffLinks.setup(), label: t('title') }}
        />
        {isReadOnly && <Alert tone="info">{t('readOnly')}</Alert>}
        {children}
        <p className="muted xs">{t('kept')}</p>
      </div>
    </div>
  );
}
