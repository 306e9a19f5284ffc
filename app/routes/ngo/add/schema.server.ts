/**
 * Schemas of the form of an organisation: a lenient one for everything that the page can send, so that a draft stores
 * it, and the rules of a complete application. Messages are keys of locales/<language>/errors.json.
 */
import * as z from 'zod';
import { idSchema, tokenSchema } from '#contract/common';
import { NGO_FILE_FIELDS, NGO_NETWORKS } from '#contract/ngo-fields';
import { httpsUrlSchema } from '#contract/values';
import { countryOf } from '#domain/countries/list';
import { isFutureDay } from '#domain/time/dates';
import {
  dayField,
  emailField,
  lineField,
  textField,
  chosenCountrySchema,
  readPhone,
} from '#web/forms/fields.server';

/** Longer than any field of the complete form, so that the draft also stores values that are too long. */
const typed = z.string().max(2_000, 'invalid').optional();
const file = z.instanceof(File).optional();

/** `send`, `save` (and come back later), `upload` (the chosen files), or `remove.` with the id of a file. */
const intent = z
  .string()
  .regex(/^(?:send|save|upload|remove\.[\w-]{1,64})$/)
  .default('send');

/** A changed token is ignored: the form then begins a new draft. */
export const draftField = tokenSchema.optional().catch(undefined);

export const typedFields = {
  ...{ organisation: typed, nationality: typed, established: typed, address: typed },
  beneficiaries: z.array(z.string().max(64, 'invalid')).max(30, 'invalid').optional(),
  ...{ name: typed, role: typed, email: typed },
  ...{ mobile: typed, mobileCountry: typed, phone: typed, phoneCountry: typed },
  ...{ website: typed, instagram: typed, x: typed, whatsapp: typed, youtube: typed },
};

export type Typed = z.output<z.ZodObject<typeof typedFields>>;

export const formSchema = z.object({
  ...{ intent, draft: draftField },
  ...typedFields,
  ...{ logo: file, cover: file, documents: z.array(z.instanceof(File)).max(10).optional() },
  confirmed: z.literal('yes').optional().catch(undefined),
});
export type Sent = z.output<typeof formSchema>;

/** The typed fields next to an uploaded file. An invalid one is left out, because the message would be at the file. */
const validTypedFields = Object.fromEntries(
  Object.entries(typedFields).map(([name, field]) => [name, z.optional(field).catch(undefined)]),
) as unknown as typeof typedFields;

/** The requests of scripts: a file that was just chosen, the fields that were just typed, a file to remove. */
export const scriptSchema = z.discriminatedUnion('intent', [
  z.object({
    ...{ intent: z.literal('upload'), draft: draftField },
    field: z.enum(NGO_FILE_FIELDS),
    file: z.instanceof(File, { error: 'required' }),
    // Stored in the new draft, when the draft of the page has expired.
    ...validTypedFields,
  }),
  z.object({ intent: z.literal('save'), draft: draftField, ...typedFields }),
  z.object({ intent: z.literal('remove'), draft: tokenSchema, id: idSchema }),
]);

const established = dayField
  .refine((value) => value >= '1800-01-01', 'ngo.day')
  .refine((value) => !isFutureDay(value, new Date()), 'ngo.future');

/** People paste a link without "https://". */
const link = z
  .string()
  .trim()
  .transform((text) => (/^[a-z][a-z\d+.-]*:/i.test(text) || text === '' ? text : `https://${text}`))
  .refine((text) => text === '' || httpsUrlSchema.safeParse(text).success, 'ngo.link')
  .optional();

const links = Object.fromEntries(NGO_NETWORKS.map((network) => [network, link])) as Record<
  (typeof NGO_NETWORKS)[number],
  typeof link
>;

/** A complete application, without its files and phones. */
const completeSchema = z.object({
  organisation: lineField(120),
  nationality: z
    .string({ error: 'required' })
    .refine((code) => /^[A-Z]{2}$/.test(code) && countryOf(code) !== null, 'required'),
  established,
  address: textField(300),
  beneficiaries: z.array(idSchema).default([]),
  ...{ name: lineField(80), role: lineField(80), email: emailField },
  ...links,
  confirmed: z.literal('yes', { error: 'ngo.confirm' }),
});
export type Complete = z.output<typeof completeSchema> & { mobile: string; phone: string | null };

/** Returns the application, or null with the message key of each wrong field. */
export function readComplete(values: Sent): {
  complete: Complete | null;
  wrong: Record<string, string>;
} {
  const read = completeSchema.safeParse(values);
  const wrong: Record<string, string> = {};
  for (const { path, message } of read.error?.issues ?? []) wrong[String(path[0])] ??= message;
  const [mobile, phone] = (['mobile', 'phone'] as const).map((name) => {
    const text = values[name]?.trim() ?? '';
    const country = chosenCountrySchema.parse(values[`${name}Country`]);
    const number = text ? readPhone(text, country) : null;
    if (text && number === null) wrong[name] = 'phone';
    if (!text && name === 'mobile') wrong[name] = 'required';
    return number;
  });
  const isComplete = read.success && mobile && Object.keys(wrong).length === 0;
  return { complete: isComplete ? { ...read.data, mobile, phone: phone ?? null } : null, wrong };
}
