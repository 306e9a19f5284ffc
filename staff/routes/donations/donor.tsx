/** The donor of an order, with a form that adds or corrects the e-mail address. */
import { useText } from '#app/i18n/strings';
import { EmailField } from '#app/ui/email-field';
import { Disclosure } from '#app/ui/fold';
import { FormErrors } from '#app/ui/form-errors';
import { useSubmission, type Submission } from '#app/ui/use-submission';
import { staffLinks } from '../../links';
import { replyTo } from '../../forms/reply-to';
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
          <a className="link" href={staffLinks.donor(order.reference)}>
            {t('donor.gifts', { count: donor.gifts, year: donor.since.slice(0, 4) })}
          </a>
        )}
      </div>
      <dl className="kv">
        <div>
          <dt>{t('donor.name')}</dt>
          <dd>
            <bdi>{order.name}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('donor.email')}</dt>
          <dd className={donor.email ? undefined : 'muted'}>
            <bdi className="ltr">{donor.email || t('donor.notGiven')}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('donor.phone')}</dt>
          <dd className={donor.phone ? undefined : 'muted'}>
            <bdi className={donor.phone ? 'ltr' : undefined}>
              {donor.phone ?? t('donor.notGiven')}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t('donor.reads')}</dt>
          <dd>{order.language}</dd>
        </div>
      </dl>
      {/* An erased donor has no name. */}
      {mayDecide && donor.name && <CorrectEmail order={order} form={replyTo(form, 'email')} />}
    </section>
  );
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
        <form method="post" className="part-form" noValidate>
          <FormErrors form={form} labels={{ email: t('email.label') }} />
          <input type="hidden" name="intent" value="email" />
          <input type="hidden" name="version" value={order.version} />
          <EmailField
            {...field('email', order.donor.email)}
            label={t('email.label')}
            autoComplete="off"
            hint={t('email.hint')}
          />
          <button className="btn quiet">{t('email.button')}</button>
        </form>
      </Disclosure>
    </div>
  );
}
