/** The box with a campaign's progress and gift form, or the reason why it accepts no gifts and a link to others. */
import { formatMoney } from '#domain/money';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/alert';
import { ButtonLink } from '#web/ui/button';
import { Money } from '#web/ui/text';
import { Percent } from '#web/ui/progress';
import type { Submission } from '#web/ui/form-reply';
import { Countdown } from '../countdown';
import { GiveForm } from './give-form';
import type { ProjectView } from './view.server';

export function GivePanel({ project, form }: { project: ProjectView; form: Submission }) {
  const { offer, deadline, remaining } = project;
  return (
    <div className="box lift grid gap-3">
      {offer ? (
        <GiveForm offer={offer} form={form}>
          <Raised project={project} />
          {deadline && remaining && <Countdown deadline={deadline} remaining={remaining} />}
        </GiveForm>
      ) : (
        <>
          <Raised project={project} />
          <NoGifts project={project} />
        </>
      )}
    </div>
  );
}

function Raised({ project: { goal, raised, gifts, countedAs } }: { project: ProjectView }) {
  const t = useText('project');
  const locale = useLocale();
  return (
    <div className="grid gap-1">
      <p>
        <b className="text-2xl leading-tight">
          <Money amount={raised} />
        </b>{' '}
        <span className="muted">
          {goal ? t('shell:ui.goal', { amount: formatMoney(goal, locale) }) : t('give.given')}
        </span>
      </p>
      {goal && (
        <progress
          className="bar"
          max={goal.minor}
          value={Math.min(raised.minor, goal.minor)}
          aria-label={t('card:progress')}
        />
      )}
      <p className="row sm muted">
        {goal && (
          <span>
            <Percent raised={raised} goal={goal} /> {t('give.raised')}
          </span>
        )}{' '}
        <span>{t(`give.${countedAs}`, { count: gifts })}</span>
      </p>
    </div>
  );
}

function NoGifts({ project: { state, category } }: { project: ProjectView }) {
  const t = useText('project');
  const links = useLinks();
  return (
    <>
      <Alert tone={state === 'completed' ? 'ok' : 'info'}>{t(`noGifts.${state}`)}</Alert>
      <ButtonLink wide to={links.projects({ category: category.id })}>
        {t('noGifts.others')}
      </ButtonLink>
    </>
  );
}
