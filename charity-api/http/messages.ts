/** Texts of the API's errors, mails and sandbox pages: one i18next instance per language, created once. */
import i18next, { type i18n } from 'i18next';
import { LOCALES, type Locale } from '#domain/locales';
import arApi from '#locales/ar/api.json';
import arContentProblems from '#locales/ar/content-problems.json';
import arMail from '#locales/ar/mail.json';
import arSandbox from '#locales/ar/sandbox.json';
import enApi from '#locales/en/api.json';
import enContentProblems from '#locales/en/content-problems.json';
import enMail from '#locales/en/mail.json';
import enSandbox from '#locales/en/sandbox.json';
import idApi from '#locales/id/api.json';
import idContentProblems from '#locales/id/content-problems.json';
import idMail from '#locales/id/mail.json';
import idSandbox from '#locales/id/sandbox.json';
import trApi from '#locales/tr/api.json';
import trContentProblems from '#locales/tr/content-problems.json';
import trMail from '#locales/tr/mail.json';
import trSandbox from '#locales/tr/sandbox.json';

const RESOURCES = {
  en: { api: enApi, 'content-problems': enContentProblems, mail: enMail, sandbox: enSandbox },
  ar: { api: arApi, 'content-problems': arContentProblems, mail: arMail, sandbox: arSandbox },
  tr: { api: trApi, 'content-problems': trContentProblems, mail: trMail, sandbox: trSandbox },
  id: { api: idApi, 'content-problems': idContentProblems, mail: idMail, sandbox: idSandbox },
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
    ns: ['api', 'content-problems', 'mail', 'sandbox'],
    defaultNS: 'api',
    appendNamespaceToMissingKey: true,
    initImmediate: false,
    // Code that inserts a text into HTML escapes it.
    interpolation: { escapeValue: false },
  });
  return instance;
}
