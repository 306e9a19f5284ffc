/** The form that requests another code, with the remaining seconds until that is possible. */
import { Form } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useText } from '#web/i18n/strings';
import { useIdleStart } from '#web/remix/idle-start';
import { Submit } from '#web/ui/parts';

/** @param seconds the wait until another code can be requested, at the time of rendering */
export function ResendForm({ seconds }: { seconds: number }) {
  const t = useText('sign-in');
  const remaining = useCountdown(seconds);
  return (
    <Form method="post" className="grid justify-items-start" noValidate>
      <p className="sm muted">{t('resend.text')}</p>
      <Submit kind="plain" className="px-0" name="intent" value="resend">
        {t('resend.button')}
      </Submit>
      {/* Not a live region: a screen reader would read every second. */}
      <p className="sm muted">
        {remaining > 0 ? t('resend.wait', { count: remaining }) : t('resend.ready')}
      </p>
    </Form>
  );
}

/** Without scripts, the number stays as it was when the page was rendered. */
function useCountdown(seconds: number): number {
  const [remaining, setRemaining] = useState(seconds);
  useIdleStart(seconds > 0);
  useEffect(() => {
    const end = Date.now() + seconds * 1_000;
    const count = () => setRemaining(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    count();
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return remaining;
}
