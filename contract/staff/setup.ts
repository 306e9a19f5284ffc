/** Schemas of the set-up of a new installation: its steps, and the forms that write several records at once. */
import * as z from 'zod';
import { LOCALES } from '#domain/locales';
import { currencySchema, resultSchema } from '../common';
import { doneReply, type Endpoint } from '../endpoint';
import { POLICY_IDS } from '../pages';
import { daySchema, emailSchema, lineSchema, optionalLineSchema, textSchema } from '../values';
import { confirmedSchema, optionSchema, recordIdSchema } from './content';
import { checkedAreasSchema } from './setup-checks';

/** The steps, in the order of the plan. */
export const SETUP_STEPS = [
  'owner',
  'name',
  'look',
  'languages',
  'currencies',
  'bank',
  'payments',
  'figures',
  'policies',
  'campaign',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

const textsSchema = z.partialRecord(z.enum(LOCALES), z.string());

const setupSchema = z.object({
  /** True when every required step is done. */
  isFinished: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(SETUP_STEPS),
      isDone: z.boolean(),
      /** True when the charity must not accept gifts before the step is done. */
      isRequired: z.boolean(),
      mayWrite: z.boolean(),
    }),
  ),
  name: textsSchema,
  licence: textsSchema,
  /** An empty string when it is not written yet. */
  contact: z.object({ email: z.string(), phone: z.string() }),
  /** A colour such as #019c9c. null: the colour of the design. */
  colour: z.string().nullable(),
  /** URL path, or null. */
  logo: z.string().nullable(),
  /** The languages of the site. `isNamed`: the organisation has a name in it. */
  languages: z.array(z.object({ locale: z.enum(LOCALES), isNamed: z.boolean() })),
  /**
   * `rate`: units for one rial; null when there is no rate. `methods`: payment methods that accept the currency
   * directly.
   */
  currencies: z.array(
    z.object({
      currency: currencySchema,
      rate: z.string().nullable(),
      methods: z.array(z.string()),
    }),
  ),
  /** Number of bank accounts. */
  accounts: z.int().min(0),
  figures: z.array(z.object({ kind: z.enum(['metals', 'zakat']), isWritten: z.boolean() })),
  policies: z.array(z.object({ id: z.enum(POLICY_IDS), isWritten: z.boolean() })),
  /** The existing categories and types, for the choices in the form of the first campaign. */
  categories: z.array(optionSchema),
  types: z.array(optionSchema),
});
export type Setup = z.infer<typeof setupSchema>;

const line = lineSchema(300);
const optionalLine = optionalLineSchema(300);
const localisedLines = z.partialRecord(z.enum(LOCALES), optionalLine);

export const setupNameBodySchema = z.strictObject({
  name: localisedLines,
  /** Copied into each language that has a name. */
  licence: line,
  /** Mails to donors have this sender. Donors see both. */
  contact: z.strictObject({ email: emailSchema, phone: line }),
});

export const setupLookBodySchema = z.strictObject({
  /** null: the colour of the design. */
  colour: z.string().max(7).nullable(),
  /** A stored photograph. Omitted: the logo stays. */
  logo: z.strictObject({ name: z.string().max(120), path: z.string().max(200) }).optional(),
});

export const setupBankBodySchema = z.strictObject({
  holder: optionalLine,
  bankName: optionalLine,
  iban: optionalLine,
  accountNumber: optionalLine,
  swift: optionalLine,
  /** Currencies that the account receives. Empty: all. */
  currencies: z.array(currencySchema),
});

export const setupRatesBodySchema = z.strictObject({
  rates: z.array(
    z.strictObject({
      currency: currencySchema,
      /** Units for one rial, such as "2.6008". */
      rate: line,
      /** The name of the currency. An existing one keeps its own. */
      title: localisedLines,
    }),
  ),
  at: daySchema,
  /** Copied into each language of the titles. */
  source: line,
  confirmed: confirmedSchema,
});

/** An existing category or type, or a new one, which needs the texts. */
const groupSchema = z.strictObject({
  id: recordIdSchema,
  title: localisedLines,
  summary: localisedLines,
});

const setupCampaignBodySchema = z.strictObject({
  /** The language of the texts. */
  locale: z.enum(LOCALES),
  title: line,
  summary: line,
  place: line,
  story: textSchema(20_000),
  /** An amount such as "1200 OMR". Empty: the campaign has no goal. */
  goal: z.string().max(30),
  category: groupSchema,
  type: groupSchema,
  /** A stored photograph or the name of a drawing. */
  picture: z.union([
    z.strictObject({ name: z.string().max(120), path: z.string().max(200) }),
    z.strictObject({ scene: z.string().regex(/^[a-z-]{1,40}$/) }),
  ]),
  alt: line,
});
export type SetupCampaign = z.infer<typeof setupCampaignBodySchema>;
const publishedCampaignSchema = z.object({ id: z.string() });

const write = {
  auth: 'staff',
  errors: ['content.invalid', 'staff.changed'],
} as const;

export const STAFF_SETUP_ENDPOINTS = {
  staffSetup: {
    auth: 'staff',
    permission: null,
    route: 'GET /staff/setup',
    summary: 'The steps of the set-up. Whether a step is done follows from the data.',
    reply: resultSchema(setupSchema),
  },
  staffSetupName: {
    ...write,
    permission: 'organisation.write',
    route: 'POST /staff/setup/name',
    summary: 'Publishes the name of the organisation and its licence.',
    body: setupNameBodySchema,
    reply: doneReply,
  },
  staffSetupLook: {
    ...write,
    permission: 'organisation.write',
    route: 'POST /staff/setup/look',
    summary: 'Publishes the logo and the colour.',
    body: setupLookBodySchema,
    reply: doneReply,
  },
  staffSetupBank: {
    ...write,
    permission: 'organisation.write',
    route: 'POST /staff/setup/bank-account',
    summary:
      'Publishes the first bank account without a second person. `staff.changed` when there is an account already.',
    body: setupBankBodySchema,
    reply: doneReply,
    errors: [...write.errors, 'contentRecord.notFound'],
  },
  staffSetupRates: {
    ...write,
    permission: 'figures.write',
    route: 'POST /staff/setup/rates',
    summary: 'Publishes exchange rates. Currencies that the body omits keep their rates.',
    body: setupRatesBodySchema,
    reply: doneReply,
  },
  staffSetupCampaign: {
    ...write,
    permission: 'content.write',
    route: 'POST /staff/setup/campaign',
    summary: 'Publishes a campaign, with its category and its type when they are new.',
    body: setupCampaignBodySchema,
    reply: resultSchema(publishedCampaignSchema),
  },
  staffSetupChecks: {
    auth: 'staff',
    permission: 'organisation.write',
    route: 'POST /staff/setup/checks',
    isSlow: true,
    summary:
      'Runs the checks of `nadawah doctor`, except those that read the whole database or send a mail.',
    reply: resultSchema(checkedAreasSchema),
  },
} as const satisfies Record<string, Endpoint>;
