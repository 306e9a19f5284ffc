/** Schemas of the contact form. */
import * as z from 'zod';
import { hasCardNumber } from '#domain/typed-text/card-numbers';
import { countCharacters } from '#domain/typed-text/characters';
import { applicantFields, applicationReceiptSchema } from './applications';
import { resultSchema } from './common';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import type { Endpoint } from './endpoint';
import { optionalLineSchema, textSchema } from './values';

/** The topics of a message, in the order of the form. */
export const CONTACT_TOPICS = [
  'gift',
  'campaign',
  'zakat',
  'together',
  'complaint',
  'other',
] as const;

/** In characters as people see them. */
export const MESSAGE_LENGTH = { min: 10, max: 4_000 } as const;
/** UTF-16 code units. A visible character has at least one, and an emoji can have a dozen. */
const MAX_CODE_UNITS = 20_000;

/** Returns the rule that a message violates, or null when it is valid. */
export function messageProblem(message: string): 'tooShort' | 'tooLong' | 'cardNumber' | null {
  const count = countCharacters(message);
  if (count < MESSAGE_LENGTH.min) return 'tooShort';
  if (count > MESSAGE_LENGTH.max || message.length > MAX_CODE_UNITS) return 'tooLong';
  return hasCardNumber(message) ? 'cardNumber' : null;
}

/** POST /contact-us */
export const contactBodySchema = z.strictObject({
  topic: z.enum(CONTACT_TOPICS),
  ...applicantFields,
  /** The reference of an order, as typed: in any case, with or without hyphens. */
  orderReference: optionalLineSchema(40).optional(),
  /** 10 to 4,000 characters as people see them, without a card number. */
  message: textSchema(MAX_CODE_UNITS),
});

export const CONTACT_ENDPOINTS = {
  contact: {
    route: 'POST /contact-us',
    summary: 'Sends a message to the charity, and confirms it by e-mail. Idempotent.',
    auth: 'optional',
    body: contactBodySchema,
    status: 201,
    reply: resultSchema(applicationReceiptSchema),
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    errors: ['contact.cardNumber', 'application.invalidEmail', 'application.tooMany'],
  },
} as const satisfies Record<string, Endpoint>;
