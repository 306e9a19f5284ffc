/** The share buttons of a page: links to social networks and, with scripts, "copy link". */
import { useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { useText } from '../i18n/strings';
import { Button } from './parts';

export function Share({ title, address }: { title: string; address: string }) {
  const t = useText('share');
  const scriptsRun = useHydrated();
  const [copied, setCopied] = useState<boolean | 'refused'>(false);
  const canCopy = scriptsRun && 'clipboard' in navigator && copied !== 'refused';
  async function copy() {
    // If the browser denies clipboard access, the button disappears. The links and the browser's URL bar still work.
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied('refused'),
    );
  }
  return (
    <section className="flex flex-wrap items-center gap-x-2">
      <h2 className="text-md">{t('title')}</h2>
      <a
        className="btn plain px-0"
        href={`https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('shell:networks.whatsapp')}
      </a>
      <a
        className="btn plain px-0"
        href={`https://x.com/intent/post?${new URLSearchParams({ text: title, url: address })}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('shell:networks.x')}
      </a>
      {canCopy && (
        <Button kind="plain" className="px-0" onClick={copy}>
          {copied ? t('copied') : t('copy')}
        </Button>
      )}
      <span className="vh" role="status">
        {copied === true && t('copied')}
      </span>
    </section>
  );
}
