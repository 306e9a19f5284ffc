/** A mail before it is sent, in a fold, in the language of its reader. */
import type { MailPreview as Mail } from '#contract/staff/mails';
import { direction, LOCALE_NAMES } from '#domain/locales';
import { useText } from '#web/i18n/strings';
import { Disclosure } from '#web/ui/parts';

/** @param mail undefined: not requested. null: no mail will be sent */
export function MailPreview({ mail }: { mail: Mail | null | undefined }) {
  const t = useText('staff');
  if (mail === undefined) return null;
  if (mail === null) return <p className="alert warm">{t('mail.none')}</p>;
  const language = { lang: mail.locale, dir: direction(mail.locale) };
  return (
    <Disclosure open summary={t('mail.title', { language: LOCALE_NAMES[mail.locale] })}>
      <div className="stack">
        <p className="hint" role="status">
          {t('mail.note')}
        </p>
        <dl className="kv tight">
          <div>
            <dt>{t('mail.to')}</dt>
            <dd>
              <bdi className="ltr break-all">{mail.to}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('mail.subject')}</dt>
            <dd {...language}>{mail.subject}</dd>
          </div>
        </dl>
        <div className="said wrap-break-word whitespace-pre-line" {...language}>
          {mail.text}
        </div>
      </div>
    </Disclosure>
  );
}
