/** The donor of an order, with a form that adds or corrects the e-mail address. */
import { useText } from '#web/i18n/strings';
import { EmailField } from '#web/ui/field';
import { type Submission, useSubmission } from '#web/ui/form-reply';
import { Disclosure, Facts } from '#web/ui/parts';
import { replyTo } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { PostForm, Submit, TextLink } from '../../ui/page';
import type { OrderPage } from './order-view.server';

type Props = { order: OrderPage; mayDecide: boolean; mayReadDonor: boolean; form: Submission };

export function Donor({ order, mayDecide, mayReadDonor, form }: Props) {
  const t = useText('staff-gifts');
  const { donor } = order;
  return (
    <section className="stack g1" aria-labelledby="donor">
      <div className="head">
        <h2 id="donor">{t('donor.title')}</h2>
        {mayReadDonor && donor.email && donor.since && (
          <TextLink to={staffLinks.donor(order.reference)}>
            {t('donor.gifts', { count: donor.gifts, year: donor.since.slice(0, 4) })}
          </TextLink>
        )}
      </div>
      <Facts
        rows={[
          { label: t('donor.name'), value: <bdi>{order.name}</bdi> },
          { label: t('donor.email'), value: <Given text={donor.email} /> },
          { label: t('donor.phone'), value: <Given text={donor.phone} /> },
          { label: t('donor.reads'), value: order.language },
        ]}
      />
      {/* An erased donor has no name. */}
      {mayDecide && donor.name && <CorrectEmail order={order} form={replyTo(form, 'email')} />}
    </section>
  );
}

function Given({ text }: { text: string | null }) {
  const t = useText('staff-gifts');
  if (!text) return <span className="muted">{t('donor.notGiven')}</span>;
  return <bdi className="ltr">{text}</bdi>;
}

function CorrectEmail({ order, form }: { order: OrderPage; form: Submission }) {
  const t = useText('staff-gifts');
  const { field } = useSubmission(form);
  return (
    <div className="folds">
      <Disclosure
        summary={t(order.donor.email ? 'email.fold' : 'email.add')}
        open={form !== undefined}
      >
        <PostForm
          className="part-form"
          form={form}
          labels={{ email: t('email.label') }}
          hidden={{ intent: 'email', version: order.version }}
        >
          <EmailField
            {...field('email', order.donor.email)}
            label={t('email.label')}
            autoComplete="off"
            hint={t('email.hint')}
          />
          <Submit kind="quiet">{t('email.button')}</Submit>
        </PostForm>
      </Disclosure>
    </div>
  );
}
