/** The newsletter form in the footer. Errors are shown below the field; without scripts, on a separate page. */
import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useLinks, useText } from '#web/i18n/strings';
import { fieldAriaProps, FieldErrors } from '#web/ui/field';
import { Submit } from '#web/ui/parts';
import type { FormReply } from '../forms/action.server';
import { Honeypot } from '../forms/honeypot';
import { useShell } from './use-shell';

const ID = 'footer-email';

export function NewsletterForm() {
  const t = useText('shell');
  const links = useLinks();
  const { pathname } = useLocation();
  const fetcher = useFetcher<FormReply>();
  const form = useRef<HTMLFormElement>(null);
  const shell = useShell();
  // Typing hides the errors of the last submission.
  const [answered, setAnswered] = useState<FormReply>();
  const { error } = (fetcher.data !== answered && fetcher.data?.form) || {};
  const errors = [...(error?.email ?? []), ...(error?.[''] ?? [])];

  useEffect(() => {
    if (shell?.flash?.about === 'subscribed') form.current?.reset();
  }, [shell]);

  return (
    <fetcher.Form
      className="field"
      ref={form}
      method="post"
      action={links.newsletter()}
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="returnTo" value={pathname} />
      <Honeypot />
      <label htmlFor={ID}>{t('newsletter.label')}</label>
      <div className="join">
        <input
          className="in"
          type="email"
          name="email"
          required
          dir="ltr"
          autoComplete="email"
          placeholder={t('newsletter.placeholder')}
          onInput={() => setAnswered(fetcher.data)}
          {...fieldAriaProps(ID, { errors })}
        />
        <Submit busy={fetcher.state !== 'idle'}>{t('newsletter.subscribe')}</Submit>
      </div>
      <FieldErrors id={ID} errors={errors} />
    </fetcher.Form>
  );
}
