/** Schemas of the charity's bank accounts (in orders), logo and colours (in the settings category `organisation`). */
import * as z from 'zod';
import { isColour } from '#domain/colours/colour';
import { currencySchema } from './common';
import {
  email,
  line,
  lineOf,
  named,
  oneOrMore,
  optionalText,
  optionalUrl,
  orEmpty,
  phone,
  pictureFile,
  text,
} from './fields';

export const IBAN = 'an IBAN such as GB29 NWBK 6016 1331 9268 19';

/** A bank account as the charity writes it. At least one of `iban` and `accountNumber` is not empty. */
export const bankAccountContent = z.object({
  /** Empty: all currencies. */
  currencies: oneOrMore(currencySchema).default([]),
  holder: line,
  bankName: text,
  /** Without spaces. */
  iban: lineOf(z.string(), 'iban', IBAN).default(''),
  accountNumber: lineOf(
    z.string(),
    'accountNumber',
    'an account number as the bank prints it, such as 12-34-56 12345678',
  ).default(''),
  /** BIC. */
  swift: lineOf(z.string(), 'bic', 'a BIC of 8 or 11 letters and digits').default(''),
  branch: optionalText,
});

/** An account to which a donor transfers money. */
export const bankAccountSchema = bankAccountContent.omit({ currencies: true });

const logoContent = z.object({
  path: named('file', pictureFile),
  /** Path of the logo for dark backgrounds; '' when the charity has no such logo. */
  darkPath: named('dark_file', orEmpty(pictureFile)),
  /** True when the storefront shows the charity's name next to the logo. */
  showName: z.boolean().default(false),
});

/** Setting `organisation.logo`. Missing: the storefront shows its own mark. */
export const logoSchema = logoContent.extend({
  /** Size of the picture in pixels. The storefront needs the ratio. */
  width: z.int().positive(),
  height: z.int().positive(),
});

/** Setting `organisation.colours`. Missing: the storefront shows its own colours. */
export const coloursSchema = z.object({
  /** `#rrggbb` in lower case. */
  primary: lineOf(
    z.string().refine(isColour),
    'colour',
    'a colour such as "#1d4ed8", between quotes',
  ),
});

/** GET /contact-us-info */
export const contactInfoSchema = z.object({
  phoneNumber: named('phone', phone),
  email,
  location: optionalText,
  /** URL of a map with the address. */
  map: optionalUrl,
  /** Opening hours, one text for each line. */
  hours: z.array(text).default([]),
  socialMediaLinks: named(
    'social',
    z
      .object({
        instagram: optionalUrl,
        x: optionalUrl,
        whatsapp: optionalUrl,
        youtube: optionalUrl,
      })
      .default({ instagram: '', x: '', whatsapp: '', youtube: '' }),
  ),
});

/** The charity's own data, in the settings category `organisation`, except `contact`. */
export const organisationContent = z.object({
  name: text,
  tagline: optionalText,
  licence: optionalText,
  logo: logoContent.nullable().default(null),
  colours: coloursSchema.nullable().default(null),
  contact: contactInfoSchema.nullable().default(null),
  /** Figures about the charity that pages show, such as a share of its spending. */
  facts: z.array(z.object({ value: text, label: text })).default([]),
  /** The checkout offers bank transfer in each currency that at least one account receives. */
  bankAccounts: z.array(bankAccountContent).default([]),
});

export type ContactInfo = z.infer<typeof contactInfoSchema>;
export type BankAccount = z.infer<typeof bankAccountSchema>;
export type Logo = z.infer<typeof logoSchema>;
