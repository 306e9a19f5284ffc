/** Schemas of the charity's bank accounts (in orders), logo and colours (in the settings category `organisation`). */
import * as z from 'zod';
import { isColour } from '#domain/colours/colour';
import { localisedTextSchema } from './common';

/** An account to which a donor transfers money. At least one of `iban` and `accountNumber` is not empty. */
export const bankAccountSchema = z.object({
  holder: z.string().min(1),
  bankName: localisedTextSchema,
  branch: localisedTextSchema,
  /** Without spaces. */
  iban: z.string(),
  accountNumber: z.string(),
  /** BIC. Can be empty. */
  swift: z.string(),
});

const logoPathSchema = z
  .string()
  .max(207)
  .regex(/^\/files\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/);

/** Setting `organisation.logo`. Missing: the storefront shows its own mark. */
export const logoSchema = z.object({
  path: logoPathSchema,
  /** Path of the logo for dark backgrounds; '' when the charity has no such logo. */
  darkPath: z.union([z.literal(''), logoPathSchema]).default(''),
  /** Size of the picture in pixels. The storefront needs the ratio. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** True when the storefront shows the charity's name next to the logo. */
  showName: z.boolean().default(false),
});

/** Setting `organisation.colours`. Missing: the storefront shows its own colours. */
export const coloursSchema = z.object({
  /** `#rrggbb` in lower case. */
  primary: z.string().refine(isColour),
});

export type BankAccount = z.infer<typeof bankAccountSchema>;
export type Logo = z.infer<typeof logoSchema>;
