/** Schemas of the charity's bank accounts (in orders), logo and colours (in the settings category `organisation`). */
import * as z from 'zod';
import { isColour } from '#domain/colours/colour';
import { currencySchema } from './common';
import * as field from './fields';

export const IBAN = 'an IBAN such as GB29 NWBK 6016 1331 9268 19';

/** A bank account as the charity writes it. At least one of `iban` and `accountNumber` is not empty. */
export const bankAccountContent = z.object({
  /** Empty: all currencies. */
  currencies: field.oneOrMore(currencySchema).default([]),
  holder: field.line,
  bankName: field.text,
  /** Without spaces. */
  iban: field.lineOf(z.string(), 'iban', IBAN).default(''),
  accountNumber: field
    .lineOf(
      z.string(),
      'accountNumber',
      'an account number as the bank prints it, such as 12-34-56 12345678',
    )
    .default(''),
  /** BIC. */
  swift: field.lineOf(z.string(), 'bic', 'a BIC of 8 or 11 letters and digits').default(''),
  branch: field.optionalText,
});

/** An account to which a donor transfers money. */
export const bankAccountSchema = bankAccountContent.omit({ currencies: true });

const logoContent = z.object({
  path: field.writtenAs('file', field.pictureFile),
  /** Path of the logo for dark backgrounds; '' when the charity has no such logo. */
  darkPath: field.writtenAs('dark_file', field.orEmpty(field.pictureFile)),
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
  primary: field.lineOf(
    z.string().refine(isColour),
    'colour',
    'a colour such as "#1d4ed8", between quotes',
  ),
});

/** GET /contact-us-info */
export const contactInfoSchema = z.object({
  phoneNumber: field.writtenAs('phone', field.phone),
  email: field.email,
  location: field.optionalText,
  /** URL of a map with the address. */
  map: field.optionalUrl,
  /** Opening hours, one text for each line. */
  hours: z.array(field.text).default([]),
  socialMediaLinks: field.writtenAs(
    'social',
    z
      .object({
        instagram: field.optionalUrl,
        x: field.optionalUrl,
        whatsapp: field.optionalUrl,
        youtube: field.optionalUrl,
      })
      .default({ instagram: '', x: '', whatsapp: '', youtube: '' }),
  ),
});

/** The charity's own data, in the settings category `organisation`, except `contact`. */
export const organisationContent = z.object({
  name: field.text,
  tagline: field.optionalText,
  licence: field.optionalText,
  logo: logoContent.nullable().default(null),
  colours: coloursSchema.nullable().default(null),
  contact: contactInfoSchema.nullable().default(null),
  /** Figures about the charity that pages show, such as a share of its spending. */
  facts: z.array(z.object({ value: field.text, label: field.text })).default([]),
  /** The checkout offers bank transfer in each currency that at least one account receives. */
  bankAccounts: z.array(bankAccountContent).default([]),
});

export type ContactInfo = z.infer<typeof contactInfoSchema>;
export type BankAccount = z.infer<typeof bankAccountSchema>;
export type Logo = z.infer<typeof logoSchema>;
