/** Texts for the entries of the staff log: person, action, and changed fields. */
import type { LogEntry } from '#contract/staff/accounts';
import type { Translate } from '#app/i18n/translate';

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
  const key = actionKey(action);
  const text = t(key);
  return text === key.slice('staff-log:'.length) ? action : text;
}

export type Change = { field: string; before: string | null; after: string | null };

/** Returns the changed fields with their values before and after, as short texts. */
export function changesOf({ before, after }: Pick<LogEntry, 'before' | 'after'>): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field,
    before: shown(before?.[field]),
    after: shown(after?.[field]),
  }));
}

/** Maximum number of characters of a value in a line of the log. */
const MAX_LENGTH = 200;

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value)
        ? value.join(', ')
        : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
