/** The languages of a record: how complete each is, and the buttons that change the language of the form. */
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import type { ContentRecord } from '#contract/staff/content';
import { isComplete } from '#domain/content/languages';
import { LOCALES, type Locale } from '#domain/locales';
import { LANGUAGE_NAMES } from './texts';

type Languages = ContentRecord['languages'];

/** Lists the complete languages. */
export function CompleteIn({ languages }: { languages: Languages }) {
  const t = useText('staff-content');
  const wanted = LOCALES.some((locale) => languages[locale].wanted > 0);
  if (!wanted) return null;
  const complete = LOCALES.filter((one) => isComplete(languages[one]));
  return complete.length === 0
    ? t('language.none')
    : complete.map((locale) => LANGUAGE_NAMES[locale]).join(' ·\u00a0');
}

/** Submit buttons: changing the language saves what was typed as a draft. */
export function LanguageButtons({
  languages,
  offered,
  current,
}: {
  languages: Languages;
  offered: readonly Locale[];
  current: Locale;
}) {
  const t = useText('staff-content');
  return (
    <div className="langs" role="group" aria-label={t('language.group')}>
      {offered.map((locale) => (
        <button
          key={locale}
          name="go"
          value={`language:${locale}`}
          aria-current={locale === current ? 'true' : undefined}
        >
          <b lang={locale}>{LANGUAGE_NAMES[locale]}</b>
          <Completeness {...languages[locale]} />
        </button>
      ))}
    </div>
  );
}

function Completeness(own: Languages[Locale]) {
  const { filled, wanted } = own;
  const t = useText('staff-content');
  if (filled === 0 && wanted > 0) return <small>{t('language.notBegun')}</small>;
  if (isComplete(own))
    return (
      <small className="done">
        <Icon name="check" />
        {t('language.complete')}
      </small>
    );
  return (
    <small className="miss">{t('language.missing', { missing: wanted - filled, wanted })}</small>
  );
}
