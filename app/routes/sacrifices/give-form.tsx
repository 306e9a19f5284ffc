/** Form that orders shares or animals: number, a name for each, and the authorisation; checkout or cart. */
import { Form, useFormAction } from '@remix-run/react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { totalFor, type PriceList } from '#domain/cart';
import type { Limit } from '#domain/offerings';
import { useText } from '#web/i18n/strings';
import { FieldErrors } from '#web/ui/field';
import { FORM_ANCHOR, FormErrors, useSubmission, type Submission } from '#web/ui/form-reply';
import { GiveButtons } from '../../giving/give-buttons';
import { countChoicesFor } from './choice';
import { CountChoice, useCount } from './count-choice';
import { NameFields, nameLabels } from './name-fields';
import type { SacrificeView } from './view.server';

type Props = {
  sacrifice: SacrificeView;
  /** Current availability. */
  limit: Limit | null;
  prices: PriceList;
  /** Result of a submission that was rejected or requested more name fields. */
  form: Submission;
};

export function OrderForm({ sacrifice: { currency, isShared }, limit, prices, form }: Props) {
  const t = useText('giving');
  const action = useFormAction();
  const { field } = useSubmission(form);
  const quantity = field('quantity', '1');
  const [count, choose] = useCount(quantity);
  const choices = countChoicesFor(limit, count);
  const { errors, defaultValue: isAsked, ...agency } = field('agency');
  // Without scripts the button cannot follow the choice and would show a wrong amount.
  const total = useHydrated() ? totalFor(prices, count) : null;
  return (
    <Form method="post" noValidate action={`${action}#${FORM_ANCHOR}`} className="grid gap-3">
      <FormErrors
        form={form}
        labels={{
          quantity: t(`sacrifices:howMany.${isShared ? 'share' : 'animal'}`),
          ...nameLabels(t, { count, isShared }),
          agency: t('sacrifices:agency'),
        }}
      />
      <input type="hidden" name="currency" value={currency} />
      <CountChoice {...{ field: quantity, choices, count, choose, isShared }} />
      <NameFields {...{ count, field, isShared }} />
      <div>
        <label className="tick">
          <input
            type="checkbox"
            value="yes"
            required
            defaultChecked={isAsked !== undefined}
            {...agency}
          />
          <span>{t('sacrifices:agency')}</span>
        </label>
        <FieldErrors id={agency.id} errors={errors} />
      </div>
      <GiveButtons amount={total} label={t('sacrifices:give')} />
    </Form>
  );
}
