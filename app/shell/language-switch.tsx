/** The language switch: a form, so that the server can store the choice and no script is needed. */
import { useLocation, useMatches } from '@remix-run/react';
import { LOCALE_NAMES, isLocale } from '#domain/locales';
import { LANGUAGE_FIELD } from '../forms/language-field';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { localisedPath, readPath } from '#web/links';
import { keptFormOf, useShell } from './use-shell';

export function LanguageSwitch() {
  const t = useText('shell');
  const locale = useLocale();
  const links = useLinks();
  const { pathname } = useLocation();
  const keptForm = keptFormOf(useMatches());
  const offered = (useShell()?.site.locales ?? []).filter(isLocale);
  if (offered.length < 2) return null;
  return (
    <form className="options" method="post" noValidate action={links.language()}>
      {/* Without the query: the page cache would give the query of the first visitor to all others. */}
      <input type="hidden" name="returnTo" value={pathname} />
      <fieldset>
        <legend>{t('language')}</legend>
        {/* Enter in a field activates the first button of the form. It must not change the language. */}
        {keptForm && <button form={keptForm} className="vh" tabIndex={-1} aria-hidden />}
        {offered.map((other) => (
          <button
            key={other}
            name="locale"
            value={other}
            lang={other}
            {...(keptForm &&
              submitFormAttributes(keptForm, localisedPath(readPath(pathname).path, other)))}
            aria-current={other === locale || undefined}
          >
            {LOCALE_NAMES[other]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

/**
 * Button attributes that submit the page's form to the same page in the other language, so that its values stay. The
 * form itself sets the method and `noValidate`.
 */
function submitFormAttributes(form: string, formAction: string) {
  return { form, formAction, name: LANGUAGE_FIELD };
}
