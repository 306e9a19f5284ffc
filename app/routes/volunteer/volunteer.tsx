/** Route module of /volunteer: a form in four groups, with which a person offers time. */
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useRef } from 'react';
import { useLinks, useText } from '#web/i18n/strings';
import { FormErrors, useSubmission } from '#web/ui/form-reply';
import { Alert, Button, Submit } from '#web/ui/parts';
import { useSent } from '../../applications/use-sent';
import { Honeypot } from '../../forms/honeypot';
import { type PageHandle, useShell } from '../../shell/use-shell';
import { AboutYou, LastWords, WhatYouLike, WhenYouCan } from './groups';
import { useLabels } from './labels';
import type { action, loader } from './page.server';
import { Progress } from './progress';
import { useDraft } from './use-draft';

export { action, loader } from './page.server';

const FORM = 'volunteer-form';
export const handle: PageHandle = { keptForm: () => FORM };

export default function VolunteerPage() {
  const t = useText('volunteer');
  const { count: sent } = useSent('volunteerReceived');
  return (
    <>
      <div className="grid gap-1 pt-4 pb-3">
        <h1>{t('title')}</h1>
        <p className="text-lg text-muted">
          {t('lead')} <span className="scripted">{t('kept')}</span>
        </p>
      </div>
      {sent > 0 && (
        <div className="pb-3">
          <Alert tone="ok">
            <p>{t('sent')}</p>
          </Alert>
        </div>
      )}
      <VolunteerForm key={sent} sent={sent} />
    </>
  );
}

function VolunteerForm({ sent }: { sent: number }) {
  const loaded = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const submission = useSubmission(form);
  const element = useRef<HTMLFormElement>(null);
  const hasSentMessage = useShell()?.flash?.about === 'volunteerReceived';
  const draft = useDraft(element, { isReply: form !== undefined, sent, hasSentMessage });
  const labels = useLabels();
  const t = useText('volunteer');
  const links = useLinks();
  const group = { ...submission, labels, loaded };
  return (
    <Form
      id={FORM}
      ref={element}
      method="post"
      action={links.volunteer()}
      noValidate
      className="long"
    >
      <Progress />
      <div>
        {draft.isRestored && (
          <div className="pb-3">
            <Alert>
              <p>
                {t('restored')}{' '}
                <Button kind="plain" type="button" onClick={draft.discard}>
                  {t('discard')}
                </Button>
              </p>
            </Alert>
          </div>
        )}
        <FormErrors form={form} labels={labels} />
        <Honeypot />
        <AboutYou {...group} />
        <WhatYouLike {...group} />
        <WhenYouCan {...group} />
        <LastWords {...group}>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Submit size="lg">{t('last.submit')}</Submit>
            <span className="sm muted">{t('last.answer')}</span>
          </div>
        </LastWords>
      </div>
    </Form>
  );
}
