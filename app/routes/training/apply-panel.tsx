/** The box next to a training: the form, the message after it, or the reason why nobody can apply any more. */
import { Link } from '@remix-run/react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { useShell } from '../../shell/use-shell';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import type { Submission } from '../../ui/use-submission';
import { ApplyForm } from './apply-form';
import { SeatsText } from './seats-text';
import type { TrainingView } from './view.server';

/** Id of the box, to which the bar at the bottom of a phone links. */
export const APPLY_ANCHOR = 'apply';

export const takesApplications = ({ state }: Pick<TrainingView, 'state'>) =>
  state === 'open' || state === 'full';

/** Returns the message that follows a sent application, on the page after the redirect. */
export function useSentMessage(form: Submission): 'trainingApplied' | 'trainingWaiting' | null {
  const about = useShell()?.flash?.about;
  if (form) return null;
  return about === 'trainingApplied' || about === 'trainingWaiting' ? about : null;
}

export function ApplyPanel({ training, form }: { training: TrainingView; form: Submission }) {
  const t = useText('training');
  const { state, seats } = training;
  return (
    <div className="box lift grid gap-3">
      <div className="grid justify-items-start gap-1">
        <h2>{t(takesApplications(training) ? 'apply.title' : 'apply.closed')}</h2>
        <SeatsText state={state} seats={seats} />
      </div>
      <PanelContent training={training} form={form} />
    </div>
  );
}

function PanelContent({ training, form }: { training: TrainingView; form: Submission }) {
  const t = useText('training');
  const links = useLinks();
  const sent = useSentMessage(form);
  const { state } = training;
  if (!takesApplications(training))
    return (
      <>
        <p>{t(`apply.${state}`)}</p>
        <ButtonLink kind="quiet" to={links.training()}>
          {t('toComing')}
        </ButtonLink>
      </>
    );
  if (sent)
    return (
      <>
        <Alert tone="ok">
          <p>{t(`apply.sent.${sent}`)}</p>
        </Alert>
        <Link className="sm" to={links.trainingCourse(training.id)}>
          {t('apply.another')}
        </Link>
      </>
    );
  return (
    <>
      {state === 'full' && <p className="sm">{t('apply.waiting')}</p>}
      <ApplyForm training={training} form={form} />
    </>
  );
}
