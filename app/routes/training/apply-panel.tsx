/** The box next to a training: the form with the message after it, or the reason why nobody can apply any more. */
import { useSent } from '../../applications/use-sent';
import { useLinks, useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/alert';
import { ButtonLink } from '#web/ui/button';
import type { Submission } from '#web/ui/form-reply';
import { ApplyForm } from './apply-form';
import { SeatsText } from './seats-text';
import type { TrainingView } from './view.server';

/** Id of the box, to which the bar at the bottom of a phone links. */
export const APPLY_ANCHOR = 'apply';

export const takesApplications = ({ state }: Pick<TrainingView, 'state'>) =>
  state === 'open' || state === 'full';

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
  const { count, message } = useSent('trainingApplied', 'trainingWaiting');
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
  return (
    <>
      {message && (
        <Alert tone="ok">
          <p>{t(`apply.sent.${message}`)}</p>
        </Alert>
      )}
      {state === 'full' && <p className="sm">{t('apply.waiting')}</p>}
      <ApplyForm key={count} training={training} form={form} />
    </>
  );
}
