/** /staff/setup/checks: runs doctor's checks, and shows for each area the result and what to do. */
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import type { CheckedArea, CheckResult } from '#contract/staff/setup-checks';
import { useText } from '#web/i18n/strings';
import { Alert, Disclosure } from '#web/ui/parts';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { siteUrl } from '../../frame/organisation.server';
import { staffLinks } from '../../links';
import { PageHead, PostForm, Section, StateBadge, Submit, TextLink } from '../../ui/page';

export const loader = staffLoader({
  permission: 'organisation.write',
  load: ({ visitor: { t } }) =>
    Promise.resolve({ title: t('staff-setup:checks.title'), site: siteUrl('/') }),
});

type Answer = { areas: CheckedArea[] };

export const action = staffAction({
  permission: 'organisation.write',
  schema: z.object({}),
  run: async (_, { visitor: { charity }, show }) => {
    const areas: CheckedArea[] = await charity.call('staffSetupChecks');
    return show<Answer>({ areas });
  },
});

export default function SetupChecks() {
  const t = useText('staff-setup');
  const { title, site } = useLoaderData<typeof loader>();
  const { reply, answer } = useReply<typeof action>();
  const areas: CheckedArea[] | null = answer?.areas;
  const open = areas?.filter(({ result }) => result === 'fail' || result === 'warn').length ?? 0;
  return (
    <div className="stack g4">
      <PageHead
        title={title}
        lead={t('checks.lead')}
        back={{ to: staffLinks.setup(), label: t('title') }}
      />
      {reply && !areas && <Alert tone="bad">{t('checks.failed')}</Alert>}
      {areas && (
        <>
          <Alert tone={open === 0 ? 'ok' : 'warm'}>{t('checks.sum', { count: open })}</Alert>
          {areas.map((one) => (
            <Area key={one.area} {...one} />
          ))}
        </>
      )}
      <PostForm className="inline acts">
        <Submit {...(areas && { kind: 'quiet' })}>
          {t(areas ? 'checks.again' : 'checks.act')}
        </Submit>
        <a className="btn quiet" href={site}>
          {t('see')}
        </a>
      </PostForm>
    </div>
  );
}

const TONES = { ok: 'ok', warn: 'warm', fail: 'bad', skipped: 'off' } as const satisfies Record<
  CheckResult,
  string
>;

/** The pages where staff can solve the problems of an area. Other areas need the person who runs the server. */
const PAGES: Partial<Record<CheckedArea['area'], string>> = {
  giving: staffLinks.setupStep('bank'),
  content: staffLinks.content(),
};

function Area({ area, result, findings }: CheckedArea) {
  const t = useText('staff-setup');
  const isGood = result === 'ok' || result === 'skipped';
  const page = PAGES[area];
  return (
    <Section
      title={t(`checks.area.${area}.title`)}
      beside={<StateBadge tone={TONES[result]}>{t(`checks.result.${result}`)}</StateBadge>}
    >
      <p>{t(`checks.area.${area}.${isGood ? 'good' : 'poor'}`)}</p>
      {!isGood && (
        <p>{page ? <TextLink to={page}>{t('checks.open')}</TextLink> : t('checks.ask')}</p>
      )}
      <Disclosure summary={t('checks.details')} open={!isGood}>
        <ul className="stack g1 ltr" lang="en" dir="ltr">
          {findings
            .filter((one) => isGood || one.result === 'fail' || one.result === 'warn')
            .map(({ check, message, todo }) => (
              <li key={check + message} className="found">
                <b>{check}:</b> {message}
                {todo && <> {todo}</>}
              </li>
            ))}
        </ul>
      </Disclosure>
    </Section>
  );
}
