/** Passing a campaign on: plain links, and copying where scripts run. */
import { useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { useText } from '../i18n/strings';
import { Button } from '../ui/button';

export function Share({ title, address }: { title: string; address: string }) {
  const t = useText('project');
  const scriptsRun = useHydrated();
  const [copied, setCopied] = useState<boolean | 'refused'>(false);
  const canCopy = scriptsRun && 'clipboard' in navigator && copied !== 'refused';
  async function copy() {
    // Where the browser refuses, the other ways and the address bar are still there.
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied('refused'),
    );
  }
  return (
    <section className="flex flex-wrap items-center gap-x-2">
      <h2 className="text-md">{t('share.title')}</h2>
      <a
        className="btn plain"
        href={`https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('shell:networks.whatsapp')}
      </a>
      <a
        className="btn plain"
        href={`https://x.com/intent/post?${new URLSearchParams({ text: title, url: address })}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('shell:networks.x')}
      </a>
      {canCopy && (
        <Button kind="plain" onClick={copy}>
          {copied ? t('share.copied') : t('share.copy')}
        </Button>
      )}
      <span className="vh" role="status">
        {copied === true && t('share.copied')}
      </span>
    </section>
  );
}
