/**
 * Reads the organisation that runs the site from the charity's settings. Fallbacks of missing fields contain nothing
 * invented.
 */
import * as z from 'zod';
import { config } from '#config';
import { coloursSchema, logoSchema } from '#contract/organisation';
import { type Colour, isColour } from '#domain/colours/colour';
import { type ContentLanguage, type Locale, LOCALES, textIn } from '#domain/locales';
import { type LogoImage, logoImages } from './logo.server';
import { type InLanguage, languageFrom } from './results';
import { readSettings, type SettingsSource } from './settings.server';

/** The API returns each setting as an object with the property `value`. */
const valueOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((setting) => (setting as { value?: unknown } | undefined)?.value, schema);
/**
 * Text of a setting. The API client replaces a text that has all languages by a string in the visitor's language. A
 * text that lacks a language is still an object and is shown in a fallback language. Returns '' when there is no text.
 */
export const textFor = (locale: Locale) =>
  z
    .union([
      z.string(),
      z
        .partialRecord(z.enum(LOCALES), z.string())
        .transform((text) => textIn(text, locale, config().LOCALES)),
    ])
    .catch('');

/** The language of a text that is not in the visitor's language. The API client adds it. */
const languageSchema = z
  .object({ lang: z.enum(LOCALES), dir: z.enum(['ltr', 'rtl']) })
  .optional()
  .catch(undefined);

const settingFor = (locale: Locale) =>
  z.object({ value: textFor(locale), language: languageSchema }).catch({ value: '' });

const fieldsFor = (locale: Locale) =>
  z.object({
    name: settingFor(locale),
    tagline: settingFor(locale),
    licence: settingFor(locale),
    facts: valueOf(
      z
        .array(
          z.object({ value: textFor(locale), label: textFor(locale), language: languageSchema }),
        )
        .transform((facts) => facts.filter(({ value, label }) => value !== '' && label !== ''))
        .catch([]),
    ),
    logo: valueOf(logoSchema.nullable().catch(null)),
    colours: valueOf(coloursSchema.nullable().catch(null)),
  });

/** By language: making a schema takes longer than validating with it. */
const schemas = new Map<Locale, ReturnType<typeof fieldsFor>>();

function schemaFor(locale: Locale) {
  const schema = schemas.get(locale) ?? fieldsFor(locale);
  schemas.set(locale, schema);
  return schema;
}

/** `language` is that of the tagline, `licenceLanguage` that of the licence, when it is not the visitor's. */
export type Organisation = InLanguage & {
  licenceLanguage?: ContentLanguage;
  name: string;
  tagline: string;
  licence: string;
  /** When it is missing, the site shows its own mark. */
  logo?: LogoImage[];
  /** When it is missing, the site uses its own colours. */
  colour?: Colour;
};

export type OrganisationFact = InLanguage & { value: string; label: string };

/** The language of the texts, and the client that requests them. */
export type Asking = { locale: Locale; charity: SettingsSource };

/** Returns the details for the shell of every page, without the facts. */
export async function organisationFacts(visitor: Asking): Promise<Organisation> {
  const { facts: _, ...shown } = await organisation(visitor);
  return shown;
}

/** Returns the organisation with its facts, such as "9 wells". Missing fields are empty; a missing name is the host. */
export async function organisation(
  visitor: Asking,
): Promise<Organisation & { facts: OrganisationFact[] }> {
  const fields = schemaFor(visitor.locale);
  const { name, tagline, licence, facts, logo, colours } =
    (await readSettings(visitor.charity, 'organisation', fields)) ?? fields.parse({});
  const shownName = name.value || new URL(config().publicUrl).host;
  return {
    ...languageFrom(tagline),
    ...(licence.language && { licenceLanguage: licence.language }),
    name: shownName,
    tagline: tagline.value,
    licence: licence.value,
    facts,
    ...(logo && { logo: logoImages(logo, shownName) }),
    ...(colours && isColour(colours.primary) && { colour: colours.primary }),
  };
}
