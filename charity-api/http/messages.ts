/** Texts of the API's errors, mails and trial payment pages: one i18next instance per language, created once. */
import i18next, { type i18n } from 'i18next';
import { LOCALES, type Locale } from '#domain/locales';
import arApi from '#locales/ar/api.json';
import arContentProblems from '#locales/ar/content-problems.json';
import arMail from '#locales/ar/mail.json';
import arTrial from '#locales/ar/trial.json';
import enApi from '#locales/en/api.json';
import enContentProblems from '#locales/en/content-problems.json';
import enMail from '#locales/en/mail.json';
import enTrial from '#locales/en/trial.json';
import idApi from '#locales/id/api.json';
import idContentProblems from '#locales/id/content-problems.json';
import idMail from '#locales/id/mail.json';
import idTrial from '#locales/id/trial.json';
import trApi from '#locales/tr/api.json';
import trContentProblems from '#locales/tr/content-problems.json';
import trMail from '#locales/tr/mail.json';
import trTrial from '#locales/tr/trial.json';

const RESOURCES = {
  en: { api: enApi, 'content-problems': enContentProblems, mail: enMail, trial: enTrial },
  ar: { api: arApi, 'content-problems': arContentProblems, mail: arMail, trial: arTrial },
  tr: { api: trApi, 'content-problems': trContentProblems, mail: trMail, trial: trTrial },
  id: { api: idApi, 'content-problems': idContentProblems, mail: idMail, trial: idTrial },
};

const instances = new Map<Locale, i18n>(LOCALES.map((locale) => [locale, create(locale)]));

/** Example: `messages('ar').t('api:order.notFound')`, `messages('tr').t('mail:receipt.subject', {…})`. */
export function messages(locale: Locale): i18n {
  return instances.get(locale)!;
}

function create(locale: Locale): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: 'en',
    resources: { [locale]: RESOURCES[locale], en: RESOURCES.en },
    ns: ['api', 'content-problems', 'mail', 'trial'],
    defaultNS: 'api',
    appendNamespaceToMissingKey: true,
    initImmediate: false,
    // Code that inserts a text into HTML escapes it.
    interpolation: { escapeValue: false },
  });
  return instance;
}
