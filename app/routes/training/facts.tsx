/** The facts of a training: days, place with its map, teachers, fee, and further facts of the charity. */
import { commaIn } from '#domain/locales';
import { useLocale, useText } from '#web/i18n/strings';
import { IconFacts } from '#web/ui/icon-facts';
import { DateText } from '#web/ui/parts';
import type { TrainingView } from './view.server';

export function TrainingFacts({ training }: { training: TrainingView }) {
  const t = useText('training');
  const comma = commaIn(useLocale());
  const { first, last, place, address, mapUrl, isOnline, language, daysNeeded } = training;
  const facts = training.facts.map(({ label, text, language: own }) => ({
    icon: 'info' as const,
    title: <span {...own}>{label}</span>,
    lines: [<span {...own}>{text}</span>],
  }));
  return (
    <section className="grid gap-1">
      <h2>{t('facts.title')}</h2>
      <IconFacts
        facts={[
          {
            icon: 'calendar',
            title: (
              <>
                <DayText of={first} /> – <DayText of={last} />
              </>
            ),
            lines: [<span {...language}>{training.sessions}</span>],
          },
          {
            icon: 'clock',
            title: t('facts.days'),
            lines: [
              training.days.map(({ label }) => label).join(comma),
              t('facts.choose', { count: daysNeeded }),
            ],
          },
          {
            icon: 'pin',
            title: (
              <span {...language}>
                {place}
                {address && `${comma}${address}`}
              </span>
            ),
            lines: [
              ...(isOnline ? [t('online')] : []),
              ...(mapUrl ? [<MapLink url={mapUrl} />] : []),
            ],
          },
          {
            icon: 'user',
            title: <span {...language}>{training.teachers}</span>,
            lines: [t('facts.languages', { languages: training.languages.join(comma) })],
          },
          {
            icon: 'card',
            title: t('facts.fee'),
            lines: [<span {...language}>{training.fee}</span>],
          },
          ...facts,
        ]}
      />
    </section>
  );
}

/** A day with its weekday, on one line if it fits. */
function DayText({ of: { day, weekday } }: { of: TrainingView['first'] }) {
  return (
    <span className="inline-block">
      {weekday} <DateText date={day} />
    </span>
  );
}

function MapLink({ url }: { url: string }) {
  const t = useText('training');
  return (
    <a
      className="inline-flex min-h-[44px] items-center"
      href={url}
      target="_blank"
      rel="noreferrer"
    >
      {t('facts.map')}
    </a>
  );
}
