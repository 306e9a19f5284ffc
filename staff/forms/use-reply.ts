/** Hook for the reply of the page's action. */
import { useActionData } from '@remix-run/react';
import { useSubmission, type Submission } from '#web/ui/form-reply';

type Reply<Action> = ReturnType<typeof useActionData<Action>>;
type AnswerOf<Of> = Extract<Of, { answer: unknown }>['answer'];

/**
 * Returns the reply with its parts: the sent form, functions for the state of its fields, and `answer`, which the action
 * returned with `show`.
 */
export function useReply<Action>() {
  const reply = useActionData<Action>();
  const {
    form,
    answer,
    isConflict = false,
  } = (reply ?? {}) as {
    form?: Parameters<typeof useSubmission>[0];
    answer?: AnswerOf<Reply<Action>>;
    isConflict?: boolean;
  };
  return { reply, form, answer, isConflict, ...useSubmission(form) };
}

/** Returns the reply when it is about the form with this intent. Otherwise returns undefined. */
export function replyTo(form: Submission, intent: string): Submission {
  return form?.initialValue?.['intent'] === intent ? form : undefined;
}
