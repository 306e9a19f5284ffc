/** Reads a category of the charity's settings and validates it; reads the ids of other services. */
import type * as z from 'zod';
import { config } from '#config';
import type { SocialProvider } from '#contract/accounts';
import type { Reply } from '#contract/endpoints';
import { PIXEL_SETTINGS } from '#contract/pixel-settings';
import {
  AUTHORIZATION_ENDPOINT,
  CLIENT_ID_SETTINGS,
  looksLikeSecret,
} from '#contract/social-settings';
import { log } from '../log.server';
import { CharityError, fallbackOnOutage, type Localised } from './results';

type Values = Localised<Reply<'settingsCategory'>['result']>;

/** The part of the client that reads settings. The staff area has its own client. */
export type SettingsSource = {
  call: (name: 'settingsCategory', input: { params: { category: string } }) => Promise<Values>;
};

/** Validated settings by the API's cached reply and the schema. All requests share them: callers must not change them. */
const validated = new WeakMap<object, WeakMap<z.ZodType, unknown>>();

/**
 * Returns null when the charity API fails, or when the settings do not match the schema; the latter is logged.
 * @param schema a constant: a schema that is made for each call never finds its result here
 */
export async function readSettings<Schema extends z.ZodType>(
  charity: SettingsSource,
  category: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  let given: Values;
  try {
    given = await charity.call('settingsCategory', { params: { category } });
  } catch (error) {
    return fallbackOnOutage(error, null);
  }
  const bySchema = validated.get(given) ?? new WeakMap<z.ZodType, unknown>();
  if (bySchema.has(schema)) return bySchema.get(schema) as z.output<Schema>;
  const read = schema.safeParse(given);
  if (read.success) {
    validated.set(given, bySchema.set(schema, read.data));
    return read.data;
  }
  const at = read.error.issues.map(({ path }) => path.join('.'));
  log().warn({ category, at }, 'settings do not match their schema');
  return null;
}

type IdSetting = { category: string; key: string; form: RegExp };

/** Ids of other services. A value in another form never reaches a page. */
const ID_SETTINGS = {
  google: { category: 'google', ...CLIENT_ID_SETTINGS.google },
  facebook: { category: 'facebook', ...CLIENT_ID_SETTINGS.facebook },
  apple: { category: 'apple', ...CLIENT_ID_SETTINGS.apple },
  ...PIXEL_SETTINGS,
  // A charity may also have a tag of another Google service, which counts no donations (app/pixels).
  googleTag: { ...PIXEL_SETTINGS.googleTag, form: /^(?:G|GT|AW|DC|GTM)-[A-Z\d]{4,20}$/ },
} as const satisfies Record<string, IdSetting>;
export type IdName = keyof typeof ID_SETTINGS;

/**
 * Returns the id, or null when it is missing or invalid, and when the charity API fails. Each failure is logged, except
 * that a category does not exist: most charities use only some of the services.
 */
export async function readId(charity: SettingsSource, name: IdName): Promise<string | null> {
  return idIn(name, await readValues(charity, ID_SETTINGS[name].category));
}

/** A provider of social sign-in: the id of this site, and the URL to which the donor is redirected. */
export type SocialClient = { clientId: string; authorizationEndpoint: string };

/**
 * Returns null when the provider is not configured completely, and when the charity API fails. The provider's page must
 * be on an origin of SIGN_IN_PAGES, because other settings of the charity API must not redirect donors to any site.
 */
export async function readSocialClient(
  charity: SettingsSource,
  provider: SocialProvider,
): Promise<SocialClient | null> {
  const settings = await readValues(charity, provider);
  const clientId = idIn(provider, settings);
  const endpoint = settings[AUTHORIZATION_ENDPOINT]?.value;
  if (clientId === null || endpoint === undefined) return null;
  const isAllowed =
    typeof endpoint === 'string' &&
    URL.canParse(endpoint) &&
    config().SIGN_IN_PAGES.some((page) => new URL(page).origin === new URL(endpoint).origin);
  if (isAllowed) return { clientId, authorizationEndpoint: endpoint };
  log().warn({ category: provider }, 'the sign-in page of a provider is not in SIGN_IN_PAGES');
  return null;
}

/** Returns no values when the category does not exist or the charity API fails. */
async function readValues(charity: SettingsSource, category: string): Promise<Values> {
  try {
    return await charity.call('settingsCategory', { params: { category } });
  } catch (error) {
    if (!(error instanceof CharityError)) throw error;
    if (!error.isNotFound)
      log().warn({ category, failure: error.failure, code: error.code }, 'settings skipped');
    return {};
  }
}

function idIn(name: IdName, settings: Values): string | null {
  const { category, key, form } = ID_SETTINGS[name];
  const value = settings[key]?.value;
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' && looksLikeSecret(value)) {
    log().error({ category, key }, 'a setting that pages show looks like a secret: ignored');
    return null;
  }
  if (typeof value === 'string' && form.test(value)) return value;
  log().warn({ category, key }, 'an id in the settings has an invalid form: ignored');
  return null;
}
