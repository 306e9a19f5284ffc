/** Hook for the calculator with scripts: changes lines and updates the result in the browser, without requests. */
import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import {
  blankForm,
  typedFrom,
  withoutRow,
  withRow,
  calculateZakat,
  type Kind,
  type Outcome,
  type Rulings,
  type Typed,
  type Zakat,
} from '#domain/zakat';
import { useText } from '#web/i18n/strings';
import type { Submission } from '#web/ui/form-reply';
import type { CalculatorResult } from './action.server';
import type { Calculator } from './view.server';

/** Result of the action: the typed values, and either their errors or the calculated zakat. */
export type CalculatorActionData = { form: Submission; answer?: CalculatorResult } | undefined;

/** Values of the form. When `key` changes, React mounts new fields with these values. */
type Draft = { of: CalculatorActionData; typed: Typed; key: number; focus: string | null };

/** @param formRef the calculator's form element */
export function useCalculator(
  { figures, rulings }: Calculator,
  reply: CalculatorActionData,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const t = useText('errors');
  const [draft, setDraft] = useState<Draft>(() => draftOf(reply, rulings, 0));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [refused, setRefused] = useState<Submission>();
  if (draft.of !== reply) {
    setDraft(draftOf(reply, rulings, draft.key + 1));
    setRefused(undefined);
  }

  // Calculates after hydration, because the donor may have typed before, and after lines were added or removed.
  useEffect(() => {
    if (!formRef.current) return;
    setOutcome(calculateZakat(readForm(formRef.current, rulings), figures, rulings));
    if (draft.focus) document.getElementById(draft.focus)?.focus();
  }, [draft, figures, rulings, formRef]);

  function change(next: Typed | null, focus: string) {
    if (!next) return refuse({ '': 'zakat.tooManyLines' });
    setRefused({ status: 'success' });
    setDraft({ of: reply, typed: next, key: draft.key + 1, focus });
  }
  function refuse(problems: Readonly<Record<string, string>>) {
    const error = Object.entries(problems).map(([field, key]) => [field, [t(key)]]);
    setRefused({ status: 'error', error: Object.fromEntries(error) as Record<string, string[]> });
  }

  return {
    typed: draft.typed,
    draftKey: draft.key,
    /** Errors that the browser found since the last action result, or else the errors of the action. */
    refused: refused ?? reply?.form,
    zakat: visibleZakat(outcome, reply),
    /** True while a typed value is invalid. */
    isUnread: outcome?.ok === false,
    follow() {
      if (formRef.current)
        setOutcome(calculateZakat(readForm(formRef.current, rulings), figures, rulings));
    },
    add(kind: Kind) {
      if (!formRef.current) return;
      const typed = readForm(formRef.current, rulings);
      const field = kind === 'cash' || kind === 'debts' ? 'amount' : FIRST_FIELD[kind];
      change(withRow(typed, kind, rulings), `${kind}.${typed.rows[kind].length}.${field}`);
    },
    remove(kind: Kind, at: number) {
      if (!formRef.current) return;
      change(withoutRow(readForm(formRef.current, rulings), kind, at, rulings), `add.${kind}`);
    },
    /** Sends a request only for a gift, because the browser has calculated the result. */
    submit(event: FormEvent<HTMLFormElement>, showResult: () => void) {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const isGift = submitter instanceof HTMLButtonElement && submitter.value === 'give';
      const now = calculateZakat(readForm(event.currentTarget, rulings), figures, rulings);
      setOutcome(now);
      if (now.ok && isGift) return;
      event.preventDefault();
      if (!now.ok) return refuse(now.problems);
      setRefused({ status: 'success' });
      showResult();
    },
  };
}

const FIRST_FIELD = { gold: 'grams', silver: 'grams', stocks: 'name', funds: 'name' } as const;

function draftOf(reply: CalculatorActionData, rulings: Rulings, key: number): Draft {
  const sent = reply?.form?.initialValue;
  const typed = reply?.answer?.typed ?? (sent ? typedFrom(sent, rulings) : blankForm(rulings));
  return { of: reply, typed, key, focus: null };
}

/** Returns the result of the browser, or before hydration the result of the server; null while a value is invalid. */
function visibleZakat(outcome: Outcome | null, reply: CalculatorActionData): Zakat | null {
  if (outcome?.ok) return outcome.zakat;
  return outcome ? null : (reply?.answer?.zakat ?? null);
}

/** Reads the calculator's form in the browser, in the same way as the server reads the request. */
function readForm(form: HTMLFormElement, rulings: Rulings): Typed {
  return typedFrom(nested(new FormData(form)), rulings);
}

type Nested = { [name: string]: Nested | string };

/** "gold.0.grams" becomes {gold: {0: {grams}}}. */
function nested(form: FormData): Nested {
  const all: Nested = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const path = name.split('.');
    const last = path.pop()!;
    let place = all;
    for (const part of path) {
      const inner = place[part];
      place = typeof inner === 'object' ? inner : (place[part] = {});
    }
    place[last] = value;
  }
  return all;
}
