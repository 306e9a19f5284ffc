/** Route module of /contact-us: a form for messages, and the contact details of the charity. */
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLinks, useText } from '#web/i18n/strings';
import { PUBLIC_FILES } from '#web/links';
import { Choices } from '#web/ui/choices';
import { EmailText } from '#web/ui/email-text';
import { EmailField, Field, TextArea } from '#web/ui/field';
import { FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Icon, type IconName } from '#web/ui/icon';
import { Alert, Submit } from '#web/ui/parts';
import { useSent } from '../../applications/use-sent';
import { Honeypot } from '../../forms/honeypot';
import type { ContactDetails } from '../../shell/contact.server';
import type { PageHandle } from '../../shell/use-shell';
import type { action, Hours, loader } from './page.server';

export { action, loader } from './page.server';

export const handle: PageHandle = { keptForm: () => CONTACT_FORM };

export default function ContactPage() {
  const { topics, sampleReference, ...details } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('contact');
  return (
    <>
      <div className="grid gap-1 pt-4 pb-3">
        <h1>{t('title')}</h1>
        <p className="text-lg text-muted">{t('lead')}</p>
      </div>
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,40rem)_minmax(16rem,1fr)] md:gap-x-8">
        <div className="grid gap-3">
          <ReceiptHint />
          <ContactForm form={form} topics={topics} sampleReference={sampleReference} />
        </div>
        <ContactDetailsBox {...details} />
      </div>
    </>
  );
}

/** Most messages ask for a receipt, which donors can open themselves. */
function ReceiptHint() {
  const t = useText('contact');
  const links = useLinks();
  return (
    <Alert>
      <p>
        <b>{t('receipt.title')}</b> {t('receipt.text')}{' '}
        <Link className="inline-block py-1" to={links.account.orders()}>
          {t('receipt.account')}
        </Link>
      </p>
    </Alert>
  );
}

const NETWORKS = ['instagram', 'x', 'youtube'] as const;

type Props = { details: ContactDetails; hours: Hours; map: string; hasFaqs: boolean };

/** Contact details as links: phone, email, WhatsApp, social media; opening hours; the postal address with its map. */
function ContactDetailsBox({ details, hours, map, hasFaqs }: Props) {
  const t = useText('contact');
  const links = useLinks();
  const { phoneNumber, email, location, socialMediaLinks } = details;
  const networks = NETWORKS.filter((network) => socialMediaLinks[network]);
  return (
    <div className="grid gap-3">
      <h2 className="vh">{t('details')}</h2>
      <address className="grid border-t border-line not-italic">
        {phoneNumber && (
          <Row icon="phone" label={t('phone')}>
            <a
              className={`${LINK} ltr num`}
              translate="no"
              href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}
            >
              {phoneNumber}
            </a>
          </Row>
        )}
        {email && (
          <Row icon="mail" label={t('email')}>
            <a className={LINK} href={`mailto:${email}`}>
              <EmailText>{email}</EmailText>
            </a>
          </Row>
        )}
        {socialMediaLinks.whatsapp && (
          <Row icon="phone" label={t('shell:networks.whatsapp')}>
            <NetworkLink to={socialMediaLinks.whatsapp}>{t('whatsapp')}</NetworkLink>
          </Row>
        )}
        {hours.lines.length > 0 && (
          <Row icon="clock" label={t('hours')}>
            <ul className="grid gap-1 pt-1">
              {hours.lines.map((line) => (
                <li key={line}>
                  <span {...hours.language}>{line}</span>
                </li>
              ))}
            </ul>
          </Row>
        )}
        {networks.length > 0 && (
          <Row icon="globe" label={t('online')}>
            <span className="flex flex-wrap gap-x-2">
              {networks.map((network) => (
                <NetworkLink key={network} to={socialMediaLinks[network]}>
                  {t(`shell:networks.${network}`)}
                </NetworkLink>
              ))}
            </span>
          </Row>
        )}
        {location && (
          <Row icon="pin" label={t('address')}>
            <span {...details.language}>{location}</span>
          </Row>
        )}
      </address>
      {map && <MapLink to={map} />}
      {hasFaqs && (
        <Link className={LINK} to={links.faqs()}>
          {t('faqs')}
        </Link>
      )}
    </div>
  );
}

const LINK = 'inline-flex min-h-[44px] items-center';

function NetworkLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={LINK} href={to} rel="noopener noreferrer">
      {children}
    </a>
  );
}

function Row({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2 border-b border-line py-2">
      <Icon name={icon} className="text-brand" />
      <div className="min-w-0">
        <p className="muted sm">{label}</p>
        <div>{children}</div>
      </div>
    </div>
  );
}

/** The picture is the same for every address, so it is only decoration. */
function MapLink({ to }: { to: string }) {
  const t = useText('contact');
  return (
    <a className="grid gap-1" href={to} rel="noopener noreferrer">
      <img
        className="art aspect-[12/5]!"
        src={PUBLIC_FILES.map}
        width="480"
        height="200"
        loading="lazy"
        alt=""
      />
      <span className="flex min-h-[44px] items-center gap-1">
        {t('map')}
        <Icon name="arrow" flip />
      </span>
    </a>
  );
}

/** The contact form. */
const CONTACT_FORM = 'contact-form';

type ContactFormProps = { form: Submission; topics: readonly string[]; sampleReference: string };

function ContactForm({ form, topics, sampleReference }: ContactFormProps) {
  const t = useText('contact');
  const { field, chosen } = useSubmission(form);
  const { count } = useSent('messageSent');
  const { id, name, errors } = field('topic');
  const labels = {
    topic: t('topic'),
    name: t('name'),
    email: t('email'),
    orderReference: t('orderReference'),
    message: t('message'),
  };
  return (
    <Form key={count} id={CONTACT_FORM} method="post" noValidate className="grid gap-3">
      <FormErrors form={form} labels={labels} />
      <Honeypot />
      {/* No topic is chosen in advance, because most visitors would leave it as it is. */}
      <Choices
        {...{ id, name, errors }}
        legend={labels.topic}
        type="radio"
        options={topics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        chosen={chosen('topic')}
        required
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field {...field('name')} label={labels.name} autoComplete="name" maxLength={80} required />
        <EmailField {...field('email')} label={labels.email} hint={t('emailHint')} />
      </div>
      <Field
        {...field('orderReference')}
        label={labels.orderReference}
        hint={t('orderReferenceHint', { reference: sampleReference })}
        className="in text-start"
        dir="ltr"
        maxLength={40}
      />
      <TextArea
        {...field('message')}
        label={labels.message}
        hint={t('messageHint')}
        rows={7}
        required
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Submit size="lg">{t('submit')}</Submit>
        <span className="sm muted">{t('confirmed')}</span>
      </div>
    </Form>
  );
}
