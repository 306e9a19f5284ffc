/** The same page in another language: a form, so that the choice is kept and no script is needed. */
import { useLocation } from '@remix-run/react';
import { LOCALE_NAMES, isLocale } from '#domain/locales';
import { useLinks, useLocale } from '../i18n/locale';
import { useText } from '../i18n/strings';
import { useShell } from './use-shell';

export function LanguageSwitch() {
  const t = useText('shell');
  const locale = useLocale();
  const links = useLinks();
  const { pathname } = useLocation();
  const offered = (useShell()?.site.locales ?? []).filter(isLocale);
  if (offered.length < 2) return null;
  return (
    <form className="options" method="post" action={links.language()}>
      {/* Without the query: pages are kept for all, whatever stood in the address of the first to ask. */}
      <input type="hidden" name="returnTo" value={pathname} />
      <fieldset>
        <legend>{t('language')}</legend>
        {offered.map((other) => (
          <button
            key={other}
            name="locale"
            value={other}
            lang={other}
            aria-current={other === locale || undefined}
          >
            {LOCALE_NAMES[other]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
