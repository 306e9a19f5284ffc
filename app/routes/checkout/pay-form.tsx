/** Payment form: the donor's details, the payment method, and buttons with the exact amount that they charge. */
import { Form, Link } from '@remix-run/react';
import type { Money } from '#domain/money';
import type { Interval } from '#domain/orders';
import { useLinks, useText } from '#web/i18n/strings';
import { EmailField, Field } from '#web/ui/field';
import { FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Alert } from '#web/ui/parts';
import { PhoneField } from '#web/ui/phone-field';
import type { DonorDetails } from '../../forms/donor-details.server';
import { Honeypot, HONEYPOT } from '../../forms/honeypot';
import { MethodPicker } from '../../paying/method-picker';
import type { Methods } from '../../paying/methods.server';
import { PayButtons } from '../../paying/pay-buttons';

type Props = {
  formKey: string;
  /** See `giftsIn`. */
  gifts: string;
  /** Details of a signed-in donor. */
  donor: DonorDetails | null;
  total: Money;
  /** `month`: the provider charges the total again every month. */
  interval: Interval;
  methods: Methods | null;
  /** The sentence below the payment button. */
  note: string;
  isBlocked: boolean;
  canChangeCurrency: boolean;
  form: Submission;
};

export const PAY_FORM = 'pay-form';

export function PayForm({
  formKey,
  gifts,
  donor,
  total,
  interval,
  methods,
  note,
  isBlocked,
  form,
  ...rest
}: Props) {
  const t = useText('checkout');
  const links = useLinks();
  const { field } = useSubmission(form);
  const isPayable = !methods || methods.preselected !== null;
  return (
    <Form id={PAY_FORM} method="post" className="grid gap-6" noValidate>
      <input type="hidden" name="intent" value="pay" />
      {/* After an error, the form keeps its idempotency key, so that a second submission creates no second order. */}
      <input type="hidden" name="key" value={field('key', formKey).defaultValue ?? formKey} />
      <input type="hidden" name="gifts" value={gifts} />
      <input type="hidden" name="expectedTotal" value={total.minor} />
      <input type="hidden" name="currency" value={total.currency} />
      <input type="hidden" name="interval" value={interval} />
      <input type="hidden" name="usual" value={methods?.usual ?? ''} />
      <FormErrors
        form={form}
        labels={{
          name: t('details.name'),
          email: t('details.email'),
          phone: t('details.phone'),
          method: t('methods'),
        }}
      />
      {/* No second honeypot: a browser that fills it in would do so every time, and the donor could never pay. */}
      {!field(HONEYPOT).defaultValue && <Honeypot />}
      {isBlocked && (
        <Alert tone="bad">
          <p>
            {t('blocked')} <Link to={links.cart()}>{t('changeCart')}</Link>
          </p>
        </Alert>
      )}
      <section className="grid gap-3">
        <h2>{t('details.title')}</h2>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            label={t('details.name')}
            autoComplete="name"
            maxLength={120}
            required
            {...field('name', donor?.name)}
          />
          <EmailField label={t('details.email')} {...field('email', donor?.email)} />
          <PhoneField
            name="phone"
            field={(name) => field(name, name === 'phone' ? donor?.phone : undefined)}
            label={t('details.phone')}
            autoComplete="tel"
          />
        </div>
      </section>
      <section className="grid gap-2">
        <h2>{t('methods')}</h2>
        <MethodPicker {...{ methods, total, interval, field }} {...rest} />
      </section>
      <div className="grid gap-2">
        {isPayable ? (
          <PayButtons {...{ methods, total, interval }} />
        ) : (
          <p className="muted">{t('noWay')}</p>
        )}
        <p className="sm muted text-center">{note}</p>
      </div>
    </Form>
  );
}
