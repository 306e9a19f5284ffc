/** Texts for the entries of the staff log: who, what, and which fields changed. */
import type { LogEntry } from '#contract/staff/accounts';
import type { Translate } from '#app/i18n/translate';

/** The name of a member, or the words for a command and for the site itself. */
export function actorText({ actor }: Pick<LogEntry, 'actor'>, t: Translate): string {
  return actor.kind === 'member' ? actor.name : t(`staff-log:actor.${actor.kind}`);
}

/** The key of the text of an action: `order.confirmed` has the key `did.order-confirmed`. */
export function actionKey(action: string): string {
  return `staff-log:did.${action.replaceAll('.', '-')}`;
}

/** The text of an action. An action of a newer release, without a text here, is shown by its name. */
export function actionText({ action }: Pick<LogEntry, 'action'>, t: Translate): string {
  const key = actionKey(action);
  const text = t(key);
  return text === key.slice('staff-log:'.length) ? action : text;
}

export type Change = { field: string; before: string | null; after: string | null };

/** The changed fields with their values before and after, as short texts. */
export function changesOf({ before, after }: Pick<LogEntry, 'before' | 'after'>): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field,
    before: shown(before?.[field]),
    after: shown(after?.[field]),
  }));
}

/** Characters of a value that a line of the log shows. */
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
