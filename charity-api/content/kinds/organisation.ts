/** The content kind of the charity's own data: name, contact details, published figures and bank account. */
import type { LocalisedText } from '#domain/locales';
import type { ContactInfo } from '#contract/content';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import type { Kind } from '../kind';
import { inOrder, line, matching, NO_TEXT, optionalText, text } from '../values/text';
import { json, parseColumn, textOf } from './columns';
import { readSettings, saveSettings, type Settings } from './setting-rows';

const address = optional(matching(/^https?:\/\/\S{1,300}$/, 'an address with https://'), '');
const social = object({ instagram: address, x: address, whatsapp: address, youtube: address });
const NO_SOCIAL: ContactInfo['socialMediaLinks'] = {
  ...{ instagram: '', x: '', whatsapp: '', youtube: '' },
};

const fields = {
  name: text,
  tagline: optionalText,
  licence: optionalText,
  contact: optional(
    object({
      phone: line,
      email: matching(/^\S+@\S+\.\S+$/, 'an email address'),
      location: optionalText,
      /** Opening hours, one text for each line. */
      hours: optional(list(text), []),
      social: optional(social, NO_SOCIAL),
    }),
    null,
  ),
  /** Figures about the charity that pages show, such as a share of its spending. */
  facts: optional(list(object({ value: text, label: text })), []),
  /** When it is null, the checkout does not offer bank transfer. */
  bank: optional(
    object({
      holder: line,
      bankName: text,
      iban: matching(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/, 'an IBAN without spaces'),
      swift: optional(matching(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, 'a BIC of 8 or 11 letters'), ''),
      branch: optionalText,
    }),
    null,
  ),
};
type Value = ObjectOf<typeof fields>;

const CATEGORY = 'organisation';

export const organisation: Kind<Value> = {
  name: 'organisation',
  isSingle: true,
  codec: object(fields),
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
            hours: parseColumn<Partial<LocalisedText>[]>(contact.hours).map(inOrder),
            social: {
              ...NO_SOCIAL,
              ...parseColumn<ContactInfo['socialMediaLinks']>(contact.social),
            },
          }
        : null,
      facts: ((settings.get('facts') ?? []) as Value['facts']).map(({ value: figure, label }) => ({
        value: inOrder(figure),
        label: inOrder(label),
      })),
      bank: bankOf(settings.get('bank') as Partial<NonNullable<Value['bank']>> | undefined),
    };
    return [{ id: 'organisation', value }];
  },
  save: async (db, { value: { contact, bank, ...settings } }) => {
    await saveSettings(db, CATEGORY, { ...settings, bank: bank ?? undefined });
    await db.deleteFrom('contacts').execute();
    if (!contact) return;
    const { phone, email, location, hours, social: links } = contact;
    await db
      .insertInto('contacts')
      .values({
        ...{ position: 0, phone_number: phone, email },
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
  inOrder((settings.get(key) as Partial<LocalisedText> | undefined) ?? {});

/** Fills missing fields of the bank account. Rows of earlier releases can lack some. */
function bankOf(bank: Partial<NonNullable<Value['bank']>> | undefined): Value['bank'] {
  if (!bank) return null;
  return {
    holder: bank.holder ?? '',
    bankName: inOrder(bank.bankName ?? {}),
    iban: bank.iban ?? '',
    swift: bank.swift ?? '',
    branch: bank.branch ?? NO_TEXT,
  };
}
