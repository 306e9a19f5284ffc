/** The first page: waiting work, money that arrived today, and actions since yesterday. */
import { useLoaderData } from '@remix-run/react';
import { commaIn } from '#domain/locales';
import { useLocale, useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/parts';
import { staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { History } from '../../ui/history';
import { LogRecord } from '../../ui/log-record';
import { actionText, actorText, subjectOf } from '../../ui/log-text';
import { PageHead, Section, TextLink } from '../../ui/page';
import { Queue } from '../../ui/queue';
import { Arrived } from './arrived';
import { PAGE_OF } from './lines';
import { Transfers } from './transfers';

export const loader = staffLoader({
  permission: null,
  load: async ({ member, visitor: { t, charity } }) => {
    const [{ done, waiting, transfers, ...today }, setup] = await Promise.all([
      charity.call('staffToday'),
      charity.call('staffSetup'),
    ]);
    const { steps, isFinished } = setup;
    return {
      ...today,
      setup: isFinished
        ? null
        : { of: steps.length, done: steps.filter(({ isDone }) => isDone).length },
      title: t('staff:menu.today'),
      transfers,
      waiting,
      sum: waiting.reduce((sum, { count }) => sum + count, transfers?.count ?? 0),
      done:
        done &&
        done.map((entry) => ({
          ...{ key: entry.seq, at: entry.at, isPerson: entry.actor.kind === 'member' },
          ...{ who: actorText(entry, t), what: actionText(entry, t) },
          record: subjectOf(entry, member, t),
        })),
    };
  },
});

export default function Today() {
  const t = useText('staff-today');
  const locale = useLocale();
  const { title, at, sum, setup, transfers, waiting, arrived, done } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={title}
        lead={
          <>
            <DateText date={at} time />
            {commaIn(locale)}
            {t('inMuscat')} {t('waits', { count: sum })}
          </>
        }
      />
      <div className="cols">
        <div className="stack g4">
          {setup && (
            <Section title={t('staff-setup:title')} box="lift">
              <p>{t('staff-setup:sum', setup)}</p>
              <p>
                <a
                  className={transfers && transfers.count > 0 ? 'btn quiet' : 'btn'}
                  href={staffLinks.setup()}
                >
                  {t('staff-setup:continue')}
                </a>
              </p>
            </Section>
          )}
          {transfers && transfers.count > 0 && <Transfers {...transfers} />}
          <Section title={t(transfers && transfers.count > 0 ? 'also' : 'waiting')}>
            <Queue
              lines={waiting.map(({ kind, count, since }) => ({
                ...{ key: kind, to: PAGE_OF[kind], count },
                title: t(`kind.${kind}`, { count }),
                text: (
                  <>
                    {t(`about.${kind}`)}
                    {since !== null && count > 0 && (
                      <>
                        {' '}
                        {t('oldest')} <DateText date={since} />
                      </>
                    )}
                  </>
                ),
              }))}
            />
          </Section>
        </div>
        <aside className="stack g4">
          {arrived && <Arrived at={at} {...arrived} />}
          {done && (
            <Section title={t('done')}>
              {done.length > 0 ? (
                <History
                  entries={done.map(({ what, record, ...entry }) => ({
                    ...entry,
                    what: (
                      <>
                        {what} <LogRecord {...record} />
                      </>
                    ),
                  }))}
                />
              ) : (
                <p className="muted">{t('nothingDone')}</p>
              )}
              <TextLink to={staffLinks.log()}>{t('log')}</TextLink>
            </Section>
          )}
        </aside>
      </div>
    </>
  );
}
