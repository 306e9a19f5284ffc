/** /staff/setup: the plan of the set-up, with the finished steps and the next one. */
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isAllowed } from '#domain/staff/permissions';
import { useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/parts';
import { staffLoader } from '../../forms/recipes.server';
import { siteUrl } from '../../frame/organisation.server';
import { staffLinks } from '../../links';
import { PageHead, Section } from '../../ui/page';
import { Plan } from './plan';

export const loader = staffLoader({
  permission: null,
  load: async ({ url, member, visitor: { charity, t } }) => {
    const { steps, isFinished } = await charity.call('staffSetup');
    // After joining, the first owner gets to this page, also when the content was imported and nothing remains to set
    // up.
    if (isFinished && url.searchParams.has('start')) throw redirect(staffLinks.today());
    const next = steps.find(({ isDone, isRequired }) => !isDone && isRequired)?.step ?? null;
    return {
      ...{ title: t('staff-setup:title'), steps, isFinished, next, site: siteUrl('/') },
      mayCheck: isAllowed(member.roles, 'organisation.write'),
    };
  },
});

export default function SetupPlan() {
  const t = useText('staff-setup');
  const { title, steps, isFinished, next, site, mayCheck } = useLoaderData<typeof loader>();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="stack g4">
      <PageHead title={title} lead={t('lead')} />
      {isFinished && <Alert tone="ok">{t('finished')}</Alert>}
      <div className="stack g1">
        <progress className="bar" max={steps.length} value={done} aria-label={t('progress')} />
        <p className="muted">{t('sum', { done, of: steps.length })}</p>
      </div>
      <Plan steps={steps} />
      {next ? (
        <p>
          <a className="btn" href={staffLinks.setupStep(next)}>
            {t('goOn', { step: t(`step.${next}.title`) })}
          </a>
        </p>
      ) : (
        <Section title={t('checks.title')} box="lift">
          <p>{t('checks.lead')}</p>
          <div className="inline acts">
            {mayCheck && (
              <a className="btn" href={staffLinks.setupChecks()}>
                {t('checks.act')}
              </a>
            )}
            <a className="btn quiet" href={site}>
              {t('see')}
            </a>
          </div>
        </Section>
      )}
    </div>
  );
}
