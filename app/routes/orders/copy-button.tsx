/** Button that copies a text to the clipboard. Shown only with scripts; without them, visitors select the text. */
import { useEffect, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { seconds } from '#domain/time/durations';
import { useText } from '#web/i18n/strings';
import { useIdleStart } from '#web/remix/idle-start';
import { Button } from '#web/ui/parts';

/** @param what names the copied value in the accessible name of the button */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useText('order');
  const [copied, setCopied] = useState(false);
  const isHydrated = useHydrated();
  // In some browsers, a tap on a disabled button dispatches no event, so it cannot start the scripts.
  useIdleStart();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), seconds(2));
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      kind="plain"
      className="copy sm -my-1.5 px-0"
      disabled={!isHydrated}
      aria-label={copied ? undefined : t('copy.what', { what })}
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => undefined,
        )
      }
    >
      <span role="status">{copied ? t('copy.done') : t('copy.button')}</span>
    </Button>
  );
}
