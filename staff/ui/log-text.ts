/** Texts for the entries of the staff log: person, action, record, and changed fields. */
import type { Translate } from '#web/i18n/translate';
import type { SitePath } from '#web/links';
import { APPLICATION_KINDS } from '#contract/applications';
import type { LogEntry } from '#contract/staff/accounts';
import type { Permission } from '#domain/staff/permissions';
import { staffLinks } from '../links';
import { pathLabel } from './field-path';
import { contentText, textOr, valueText, type Words } from './value-text';

/** Returns the name of a member, or the text for a command or for the site. */
export function actorText({ actor }: Pick<LogEntry, 'actor'>, t: Translate): string {
  return actor.kind === 'member' ? actor.name : t(`staff-log:actor.${actor.kind}`);
}

/** The key of the text of an action: `order.confirmed` has the key `did.order-confirmed`. */
export function actionKey(action: string): string {
  return `staff-log:did.${action.replaceAll('.', '-')}`;
}

/** Returns the text of an action, or its name when there is no text, as for an action of a newer release. */
export function actionText({ action }: Pick<LogEntry, 'action'>, t: Translate): string {
  return textOr(actionKey(action), action, t);
}

const isContent = ({ action }: Pick<LogEntry, 'action'>) => action.startsWith('content.');

/**
 * Returns the reference, name or title of the record. Returns '' for an action about a whole list, and for a record
 * that an erasure has made nameless.
 */
export function subjectText(entry: Pick<LogEntry, 'action' | 'subject'>, t: Translate): string {
  const { kind, id, name } = entry.subject;
  if (name !== null) return name;
  if (isContent(entry)) {
    const kindName = textOr(`content-fields:kinds.${kind}`, kind, t);
    return kind === id ? kindName : `${kindName}: ${id}`;
  }
  const isKind = kind === 'application' && (APPLICATION_KINDS as readonly string[]).includes(id);
  return isKind ? t(`mail:application.kinds.${id}`) : '';
}

/** Returns the page of the record, or null when it has none, or the member may not read it. */
export function subjectLink(
  { action, subject: { kind, id, name } }: Pick<LogEntry, 'action' | 'subject'>,
  permissions: readonly Permission[],
): SitePath | null {
  const may = (permission: Permission, to: SitePath) =>
    permissions.includes(permission) ? to : null;
  if (isContent({ action }))
    return name !== null || kind === id
      ? may('content.read', staffLinks.record({ kind, id }))
      : null;
  if (name === null) return null;
  switch (kind) {
    case 'order': {
      const isMonthly = action.startsWith('monthly.');
      return may('gifts.read', (isMonthly ? staffLinks.monthlyGift : staffLinks.donation)(name));
    }
    case 'application':
      return may('applications.read', staffLinks.application(id));
    case 'member':
      return may('people.manage', staffLinks.person(id));
    default:
      return null;
  }
}

/** Returns the name and the page of the record, as far as the member may read it. */
export const subjectOf = (
  entry: Pick<LogEntry, 'action' | 'subject'>,
  { permissions }: { permissions: readonly Permission[] },
  t: Translate,
) => ({ text: subjectText(entry, t), to: subjectLink(entry, permissions) });

/** `path` is the field as the log stores it. */
export type Change = { path: string; label: string; before: string | null; after: string | null };

/** Values in entries about content that are no fields of the record. */
const NO_FIELDS = ['publishAt'];

/** The id of the approval, which every entry about it has. Its page shows the action. */
const HIDDEN = ['approval'];

/** Returns the changed fields with their values before and after, as texts. Leaves out values that stayed the same. */
export function changesOf(
  entry: Pick<LogEntry, 'action' | 'subject' | 'before' | 'after'>,
  words: Words,
): Change[] {
  const { before, after, subject } = entry;
  const paths = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...paths]
    .filter((path) => !HIDDEN.includes(path))
    .map((path) => {
      const textOf = (value: unknown) =>
        isContent(entry)
          ? contentText(value, words)
          : valueText(value, meaningOf(path, subject), words);
      return {
        path,
        label:
          isContent(entry) && !NO_FIELDS.includes(path)
            ? pathLabel(path, words)
            : textOr(`staff-log:field.${path}`, path, words.t),
        before: shown(before?.[path], textOf),
        after: shown(after?.[path], textOf),
      };
    })
    .filter(({ before: earlier, after: later }) => earlier !== later);
}

/** The states of a subscription have the same codes as those of an application. */
function meaningOf(field: string, { kind }: LogEntry['subject']): string {
  return kind === 'newsletter' && field === 'state' ? 'subscription' : field;
}

/** Maximum number of characters of a value in a line of the log. */
const MAX_LENGTH = 200;

function shown(value: unknown, textOf: (value: unknown) => string): string | null {
  if (value === undefined || value === null) return null;
  const text = textOf(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
