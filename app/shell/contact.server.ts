/** Loads the contact details of the footer. */
import { config } from '#config';
import { orOnOutage, languageFrom, type InLanguage } from '#web/charity/results';
import type { Visitor } from '../visitor/visitor.server';

/** `language` is the language of the location when it is not the visitor's. */
export type ContactDetails = InLanguage & {
  phoneNumber: string;
  email: string;
  location: string;
  socialMediaLinks: { instagram: string; x: string; whatsapp: string; youtube: string };
};

const NONE: ContactDetails = {
  phoneNumber: '',
  email: '',
  location: '',
  socialMediaLinks: { instagram: '', x: '', whatsapp: '', youtube: '' },
};

/**
 * Contact details when the charity API returns none. Empty outside the demonstration: donors must not call invented
 * numbers.
 */
function fallback({ t }: Visitor): ContactDetails {
  if (!config().DEMO_CONTENT) return NONE;
  return {
    ...NONE,
    phoneNumber: '+968 0000 0000',
    email: 'care@nadawah.example',
    location: t('frame:contact.fallbackLocation'),
  };
}

/** Returns the contact details of the charity. Missing ones are fallbacks of the demonstration or empty strings. */
export async function contactDetails(visitor: Visitor): Promise<ContactDetails> {
  const known = fallback(visitor);
  return orOnOutage(known, async () => {
    const [given] = (await visitor.charity.call('contactInfo')).data;
    if (!given) return known;
    const links = given.socialMediaLinks;
    return {
      phoneNumber: given.phoneNumber || known.phoneNumber,
      email: given.email || known.email,
      ...(given.location
        ? { location: given.location, ...languageFrom(given) }
        : { location: known.location }),
      socialMediaLinks: {
        instagram: httpUrlOrEmpty(links.instagram),
        x: httpUrlOrEmpty(links.x),
        whatsapp: httpUrlOrEmpty(links.whatsapp),
        youtube: httpUrlOrEmpty(links.youtube),
      },
    };
  });
}

/** Returns an http(s) URL, and '' for other text, because the page makes a link of it. */
function httpUrlOrEmpty(text: string): string {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : '';
}
