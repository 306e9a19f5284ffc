/** Form of the expiations page: cause, number, total and buttons. With scripts, the total changes with each input. */
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
  /** Id of the cause in the URL; `null` when there is none. */
  cause: string | null;
  /** Total of one obligation of `cause`; `null` without a cause. */
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
  // The donor may have filled in fields before the scripts loaded.
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
