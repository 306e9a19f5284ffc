/** The content kind of the charity's own data: name, logo, colour, contact details, figures, bank accounts. */
import type { LocalisedText } from '#domain/locales';
import type { ContactInfo } from '#contract/content';
import type { Logo } from '#contract/organisation';
import { isSampleIban } from '#domain/money/iban';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { Kind } from '../kind';
import { bankAccount, type BankAccountValue } from '../values/bank-account';
import { colours, logo, tinyLogoWarning } from '../values/brand';
import { withAllLocales, email, httpsUrl, optionalText, phone, text } from '../values/text';
import { json, parseColumn, textOf, UnreadableRowError } from './columns';
import { readSettings, saveSettings, type Settings } from './setting-rows';

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
type Value = ObjectOf<typeof fields>;

const CATEGORY = 'organisation';

export const organisation: Kind<Value> = {
  name: 'organisation',
  isSingle: true,
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
  read: async (db) => {
    const settings = await readSettings(db, CATEGORY);
    const contact = await db
      .selectFrom('contacts')
      .selectAll()
      .orderBy('position')
      .limit(1)
      .executeTakeFirst();
    if (settings.size === 0 && !contact) return [];
    const value: Value = {
      name: localised(settings, 'name'),
      tagline: localised(settings, 'tagline'),
      licence: localised(settings, 'licence'),
      contact: contact
        ? {
            phone: contact.phone_number,
            email: contact.email,
            location: textOf(contact.location),
            map: contact.map,
            hours: parseColumn<Partial<LocalisedText>[]>(contact.hours).map(withAllLocales),
            social: {
              ...NO_SOCIAL,
              ...parseColumn<ContactInfo['socialMediaLinks']>(contact.social),
            },
          }
        : null,
      facts: ((settings.get('facts') ?? []) as Value['facts']).map(({ value: figure, label }) => ({
        value: withAllLocales(figure),
        label: withAllLocales(label),
      })),
      logo: logoOf(settings.get('logo')),
      colours: (settings.get('colours') as Value['colours'] | undefined) ?? null,
      bankAccounts: accountsOf(settings.get('bankAccounts')),
    };
    return [{ id: 'organisation', value }];
  },
  save: async (db, { value: { contact, ...settings } }) => {
    const [logoSetting, coloursSetting] = [
      settings.logo ?? undefined,
      settings.colours ?? undefined,
    ];
    await saveSettings(db, CATEGORY, { ...settings, logo: logoSetting, colours: coloursSetting });
    await db.deleteFrom('contacts').execute();
    if (!contact) return;
    const { phone, email, location, map, hours, social: links } = contact;
    await db
      .insertInto('contacts')
      .values({
        ...{ position: 0, phone_number: phone, email, map },
        location: json(location),
        hours: json(hours),
        social: json(links),
      })
      .execute();
  },
  remove: async (db) => {
    await db.deleteFrom('settings').where('category', '=', CATEGORY).execute();
    await db.deleteFrom('contacts').execute();
    return 'deleted';
  },
};

const localised = (settings: Settings, key: string) =>
  withAllLocales((settings.get(key) as Partial<LocalisedText> | undefined) ?? {});

const logoOf = (setting: unknown): Value['logo'] => {
  if (!setting) return null;
  const { path, darkPath = '', width, height, showName = false } = setting as Logo;
  return { path, darkPath, showName, width, height };
};

/** @throws UnreadableRowError when an account is not an object */
function accountsOf(setting: unknown): BankAccountValue[] {
  if (!Array.isArray(setting)) return [];
  const wrong = setting.findIndex((row) => typeof row !== 'object' || row === null);
  if (wrong >= 0) throw new UnreadableRowError(`bank account ${wrong + 1} is not an account`);
  return setting as BankAccountValue[];
}
