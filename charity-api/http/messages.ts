/** Texts of the API's errors, mails and sandbox pages: one i18next instance per language, created once. */
import i18next, { type i18n } from 'i18next';
import { LOCALES, type Locale } from '#domain/locales';
import arApi from '#locales/ar/api.json';
import arMail from '#locales/ar/mail.json';
import arSandbox from '#locales/ar/sandbox.json';
import enApi from '#locales/en/api.json';
import enMail from '#locales/en/mail.json';
import enSandbox from '#locales/en/sandbox.json';
import idApi from '#locales/id/api.json';
import idMail from '#locales/id/mail.json';
import idSandbox from '#locales/id/sandbox.json';
import trApi from '#locales/tr/api.json';
import trMail from '#locales/tr/mail.json';
import trSandbox from '#locales/tr/sandbox.json';

const RESOURCES = {
  en: { api: enApi, mail: enMail, sandbox: enSandbox },
  ar: { api: arApi, mail: arMail, sandbox: arSandbox },
  tr: { api: trApi, mail: trMail, sandbox: trSandbox },
  id: { api: idApi, mail: idMail, sandbox: idSandbox },
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
    ns: ['api', 'mail', 'sandbox'],
    defaultNS: 'api',
    initImmediate: false,
    // Code that inserts a text into HTML escapes it.
    interpolation: { escapeValue: false },
  });
  return instance;
}
