/** What the action sent back, for the page: the rows as they were worked on, and what is said of them. */
import type { FormReply } from '../../forms/action.server';
import type { HoldingsAnswer } from './action.server';
import type { HoldingsView } from './view.server';
import type { KnownRow } from './worked-out';

export type Sent = FormReply | (FormReply & { answer: HoldingsAnswer }) | undefined;

export type Shown = HoldingsAnswer;

/** The page before anything was sent, after it, and where the charity API failed in between: nothing typed is lost. */
export function shownAfter(sent: Sent, { found }: HoldingsView): Shown {
  if (sent && 'answer' in sent) return sent.answer;
  const rows = rowsTyped(sent);
  const said = isOfHoldings(sent) ? (sent?.form.error?.[''] ?? []) : [];
  return { rows, found, focus: null, strict: false, refusal: null, said };
}

/** Whether it answers the rows, and not the other form of the page. */
export function isOfHoldings(sent: Sent): boolean {
  return sent?.form.initialValue?.form === 'holdings';
}

function rowsTyped(sent: Sent): KnownRow[] {
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
