/** Converts the result of the action to the state that the page shows: rows, search results and messages. */
import type { FormReply } from '../../forms/action.server';
import type { HoldingsPageState } from './action.server';
import type { HoldingsView } from './view.server';
import type { KnownRow } from './worked-out';

export type HoldingsActionData =
  FormReply | (FormReply & { answer: HoldingsPageState }) | undefined;

export type Shown = HoldingsPageState;

/**
 * Returns the state before the first submission, after a submission, or after a failure of the charity API. In the last
 * case the rows come from the submitted form, so that no typed value is lost.
 */
export function pageStateAfter(sent: HoldingsActionData, { found }: HoldingsView): Shown {
  if (sent && 'answer' in sent) return sent.answer;
  const rows = rowsTyped(sent);
  const said = isOfHoldings(sent) ? (sent?.form.error?.[''] ?? []) : [];
  return { rows, found, focus: null, strict: false, refusal: null, said };
}

/** Returns true when the result belongs to the form with the rows, not to the other form of the page. */
export function isOfHoldings(sent: HoldingsActionData): boolean {
  return sent?.form.initialValue?.form === 'holdings';
}

function rowsTyped(sent: HoldingsActionData): KnownRow[] {
  const rows: unknown = sent?.form.initialValue?.rows;
  if (!Array.isArray(rows)) return [];
  return rows.map((row: Record<string, unknown> | null, at) => {
    const text = (name: string) => (typeof row?.[name] === 'string' ? row[name] : '');
    return {
      id: at + 1,
      subject: text('subject'),
      period: text('period'),
      count: text('count'),
      known: null,
    };
  });
}
