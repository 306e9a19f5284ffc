/** Route module of /contact-us: a form for messages, and the contact details of the charity. */
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import type { PageHandle } from '../../shell/use-shell';
import { Alert } from '#web/ui/alert';
import { ContactDetailsBox } from './details';
import { CONTACT_FORM, ContactForm } from './form';
import type { action, loader } from './page.server';

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
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,640px)_minmax(0,1fr)] md:gap-x-8">
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
