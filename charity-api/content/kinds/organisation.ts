/** The content kind of the charity's own data: name, logo, colour, contact details, figures, bank accounts. */
import type { ContactInfo } from '#contract/content';
import { isSampleIban } from '#domain/money/iban';
import { list, object, optional } from '../codec';
import { bankAccount } from '../values/bank-account';
import { colours, logo, tinyLogoWarning } from '../values/brand';
import { email, httpsUrl, optionalText, phone, text } from '../values/text';
import { settingsKind } from './setting-rows';

const url = optional(httpsUrl, '');
const social = object({ instagram: url, x: url, whatsapp: url, youtube: url });
const NO_SOCIAL: ContactInfo['socialMediaLinks'] = {
  ...{ instagram: '', x: '', whatsapp: '', youtube: '' },
};

const fields = {
  name: text,
  tagline: optionalText,
  licence: optionalText,
  /** Without a logo, the site shows its own mark. */
  logo: optional(logo, null),
  colours: optional(colours, null),
  contact: optional(
    object({
      phone,
      email,
      location: optionalText,
      /** A map with the address. */
      map: url,
      /** Opening hours, one text for each line. */
      hours: optional(list(text), []),
      social: optional(social, NO_SOCIAL),
    }),
    null,
  ),
  /** Figures about the charity that pages show, such as a share of its spending. */
  facts: optional(list(object({ value: text, label: text })), []),
  /** The checkout offers bank transfer in each currency that at least one account receives. */
  bankAccounts: optional(list(bankAccount), []),
};
export const organisation = settingsKind({
  name: 'organisation',
  categories: ['organisation'],
  codec: object(fields),
  hasSamples: ({ bankAccounts }) => bankAccounts.some(({ iban }) => isSampleIban(iban)),
  warnings: ({ logo: shown }, sizeOf) =>
    shown
      ? [shown.path, shown.darkPath].flatMap((path) => tinyLogoWarning(path, sizeOf(path)))
      : [],
  withPictures: (value, sizeOf) => ({
    ...value,
    logo: value.logo && { ...value.logo, ...sizeOf(value.logo.path) },
  }),
  settingsOf: ({ contact: _contact, logo: shown, colours: chosen, ...settings }) => [
    ['organisation', { ...settings, logo: shown ?? undefined, colours: chosen ?? undefined }],
  ],
});
