/** The form of expiations: the cause, how many, what it comes to, and the buttons. The sum follows where scripts run. */
import { Form, useFormAction } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Currency } from '#domain/money';
import { useText } from '../../i18n/strings';
import { FormErrors } from '../../ui/form-errors';
import { useSubmission, type Submission } from '../../ui/use-submission';
import { GIVE_ANCHOR } from '../../giving/anchor';
import { Causes } from './causes';
import type { ExpiationOffer, Sum } from './view.server';
import { Counting } from './counting';
import { readTyped, type Typed } from './typed';

type Props = {
  offers: readonly ExpiationOffer[];
  currency: Currency;
  /** The one that the donor came for. */
  cause: string | null;
  /** What one of that comes to. */
  first: Sum | null;
  form: Submission;
  answer: { sum: Sum; isToBeConfirmed: boolean } | null;
};

export function Composer({ offers, currency, cause, first, form, answer }: Props) {
  const t = useText('kafarat');
  const action = useFormAction();
  const { field } = useSubmission(form);
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const follow = useCallback(() => {
    if (element.current) setTyped(readTyped(element.current, offers));
  }, [offers]);
  // What was chosen before the scripts came.
  useEffect(follow, [follow, form]);

  const chosen = field('cause', cause ?? undefined);
  const known = typed ? typed.cause : (chosen.defaultValue ?? null);
  return (
    <Form
      ref={element}
      method="post"
      noValidate
      action={`${action}#${GIVE_ANCHOR}`}
      onChange={follow}
      className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_400px] md:gap-x-8"
    >
      <div className="grid gap-2">
        <FormErrors
          form={form}
          anchor={GIVE_ANCHOR}
          labels={{
            cause: t('what'),
            obligations: t('howMany.any'),
            people: t('people'),
          }}
        />
        <input type="hidden" name="currency" value={currency} />
        <Causes offers={offers} field={chosen} />
      </div>
      <Counting
        offer={offers.find(({ id }) => id === known) ?? null}
        sum={typed ? typed.sum : (answer?.sum ?? (form ? null : first))}
        isToBeConfirmed={!typed && (answer?.isToBeConfirmed ?? false)}
        field={field}
        isRefused={form?.status === 'error'}
      />
    </Form>
  );
}
