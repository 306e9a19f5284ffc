/**
 * Route module of /offline: bank accounts, contact details and the saved pages, for visitors without a connection. The
 * service worker saves this page and fills its hidden parts (app/offline).
 */
import { redirect } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { useText } from '#web/i18n/strings';
import { localisedPath, OFFLINE_PATH } from '#web/links';
import { EmailText } from '#web/ui/email-text';
import { Alert, Button, Verbatim, Wrap } from '#web/ui/parts';
import { formAction } from '../../forms/action.server';
import { OFFLINE_IDS, SAVED_AT, SAVED_PAGE_URL } from '../../offline/names';
import { pageLoader } from '../../page-loader.server';
import { BankDetails } from '../../paying/bank-details';
import { bankDetails } from '../../paying/bank-details.server';
import { useShell } from '../../shell/use-shell';

export const loader = pageLoader({
  strings: ['offline'],
  load: async ({ visitor }) => ({
    head: { title: visitor.t('offline:title'), index: false },
    transfer: await bankDetails(visitor),
  }),
});

/** The service worker deletes the saved pages and does not send the form. Without it, nothing is saved. */
export const action = formAction({
  schema: z.object({}),
  run: async (_, { visitor }) =>
    redirect(localisedPath(OFFLINE_PATH, visitor.locale), { status: 303 }),
});

export default function OfflinePage() {
  const t = useText('offline');
  const { transfer } = useLoaderData<typeof loader>();
  return (
    <Wrap narrow>
      <div className="grid gap-4 pt-6">
        <div className="grid gap-1">
          <h1>{t('title')}</h1>
          <p className="text-lg text-muted">{t('lead')}</p>
        </div>
        <section id={OFFLINE_IDS.unsent} hidden role="alert">
          <Alert tone="warm">
            <p>
              <b>{t('unsent.title')}</b> {t('unsent.text')}
            </p>
          </Alert>
        </section>
        <SavedPages />
        {transfer && <BankDetails details={transfer} />}
        <Contact />
      </div>
      <section id={OFFLINE_IDS.note} hidden className="wrap pt-2" role="status">
        <Alert tone="warm">
          <p>
            {t('note.text')} <Verbatim>{SAVED_AT}</Verbatim>. {t('note.stale')}
          </p>
          <p>
            <a href={SAVED_PAGE_URL}>{t('note.reload')}</a>
          </p>
        </Alert>
      </section>
    </Wrap>
  );
}

/** The service worker shows this part, with a list, when pages are saved. */
function SavedPages() {
  const t = useText('offline');
  return (
    <section id={OFFLINE_IDS.saved} hidden className="box">
      <div className="grid gap-2">
        <div>
          <h2>{t('saved.title')}</h2>
          <p>{t('saved.lead')}</p>
        </div>
        <ul className="grid gap-1" id={OFFLINE_IDS.list}></ul>
        <p className="sm muted">{t('saved.why')}</p>
        <Form method="post" noValidate reloadDocument>
          <Button kind="quiet" type="submit">
            {t('saved.delete')}
          </Button>
        </Form>
      </div>
    </section>
  );
}

function Contact() {
  const t = useText('offline');
  const contact = useShell()?.contact;
  if (!contact?.phoneNumber && !contact?.email) return null;
  const { phoneNumber, email } = contact;
  return (
    <section className="box grid gap-1">
      <h2>{t('contact.title')}</h2>
      {phoneNumber && (
        <p>
          <a className="ltr num" translate="no" href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>
            {phoneNumber}
          </a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>
            <EmailText>{email}</EmailText>
          </a>
        </p>
      )}
    </section>
  );
}
