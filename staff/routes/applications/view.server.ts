/** The data of the page of one application, with texts in the member's language. */
import { randomBytes } from 'node:crypto';
import {
  HANDLINGS,
  HANDLINGS_OF_WITHDRAWN,
  type StaffApplication,
} from '#contract/staff/applications';
import type { Translate } from '#web/i18n/translate';
import { LOCALE_NAMES } from '#domain/locales';
import { formatDate, formatDateTime } from '#domain/time/dates';
import { formatNumber } from '#domain/numbers/format';
import { type StaffVisitor, textIn } from '../../visitor/visitor.server';
import { labelsOf } from './labels';

export async function loadApplication({ charity, t, locale }: StaffVisitor, reference: string) {
  const found = await charity.call('staffApplication', { params: { reference } });
  const { kind, state, handling, subject, files, entries, ...own } = found;
  const canOnlyEnd = state === 'withdrawn';
  return {
    ...own,
    ...{ kind, state, handling, labels: labelsOf(found) },
    subject: subject && {
      title: textIn(subject.title, locale),
      when: subject.hasTime
        ? formatDateTime(subject.startsAt, locale, subject.timeZone)
        : formatDate(subject.startsAt, subject.timeZone),
    },
    /** Name of the applicant's language in that language. */
    language: LOCALE_NAMES[found.locale],
    files: files.map(({ bytes, ...file }) => ({ ...file, size: sizeText(bytes) })),
    entries: entries.map((entry) => shownEntry(entry, t)),
    /** The work states that staff can choose next. */
    choices: (canOnlyEnd ? HANDLINGS_OF_WITHDRAWN : HANDLINGS).filter((one) => one !== handling),
    /** Idempotency keys of the two forms that store something. */
    keys: { answer: newKey(), note: newKey() },
  };
}

export type ApplicationView = Awaited<ReturnType<typeof loadApplication>>;

const newKey = () => randomBytes(16).toString('hex');

/** Returns the size of a file as text. Small files have 1 kB. */
const sizeText = (bytes: number) => `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`;

type Entry = StaffApplication['entries'][number];

function shownEntry(
  { at, kind, by, person, subject, text, handling, delivery }: Entry,
  t: Translate,
) {
  const work = handling && t(`mail:application.handlings.${handling}`);
  return {
    at,
    who: by === 'member' ? person : t(`staff-applications:history.by.${by}`),
    isPerson: by === 'member' || by === 'applicant',
    what: t(`staff-applications:history.${kind}`, { work: work ?? '' }),
    ...{ subject, text },
    delivery: delivery && t(`staff-applications:history.delivery.${delivery}`),
  };
}
