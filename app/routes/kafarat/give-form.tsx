/** Form of the expiations page: cause, number, total and buttons. With scripts, the total changes with each input. */
import { Form, useFormAction } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Currency } from '#domain/money';
import { useText } from '#web/i18n/strings';
import { FormErrors, useSubmission, type Submission } from '#web/ui/form-reply';
import { GIVE_ANCHOR } from '../../giving/anchor';
import { Causes } from './causes';
import type { ExpiationOffer, ExpiationTotal } from './view.server';
import { TotalPanel } from './counting';
import { readTypedTotal, type TypedTotal } from './typed';

type Props = {
  offers: readonly ExpiationOffer[];
  currency: Currency;
  /** Id of the cause in the URL; `null` without a cause. */
  cause: string | null;
  /** Total of one obligation of `cause`; `null` without a cause. */
  first: ExpiationTotal | null;
  form: Submission;
  answer: { sum: ExpiationTotal; isToBeConfirmed: boolean } | null;
};

export function ExpiationForm({ offers, currency, cause, first, form, answer }: Props) {
  const t = useText('kafarat');
  const action = useFormAction();
  const { field } = useSubmission(form);
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedTotal | null>(null);
  const updateTyped = useCallback(() => {
    if (element.current) setTyped(readTypedTotal(element.current, offers));
  }, [offers]);
  // The donor may have filled in fields before the scripts loaded.
  useEffect(updateTyped, [updateTyped, form]);

  const chosen = field('cause', cause ?? undefined);
  const known = typed ? typed.cause : (chosen.defaultValue ?? null);
  return (
    <Form
      ref={element}
      method="post"
      noValidate
      action={`${action}#${GIVE_ANCHOR}`}
      onChange={updateTyped}
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
      <TotalPanel
        offer={offers.find(({ id }) => id === known) ?? null}
        sum={typed ? typed.sum : (answer?.sum ?? (form ? null : first))}
        isToBeConfirmed={!typed && (answer?.isToBeConfirmed ?? false)}
        field={field}
        isRefused={form?.status === 'error'}
      />
    </Form>
  );
}
