/** The configured providers of social sign-in. Caches their metadata in memory. */
import type { Configuration } from 'openid-client';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/accounts';
import { AUTHORIZATION_ENDPOINT, CLIENT_ID_SETTINGS } from '#contract/social-settings';
import { days, seconds } from '#domain/time/durations';
import type { ApiDeps } from '../../deps';
import { isFirstOccurrence } from '../../first-time';
import { ApiError } from '../../http/errors';
import { findSettings } from '../../modules/settings/repository';
import type { AddedSettings } from '../../modules/settings/service';
import { reasonOf, socialFailure } from './failure';
import { openProvider } from './providers';

/** Milliseconds until the metadata of a provider is fetched again. */
const METADATA_TTL = days(1);
/** Milliseconds after a failure without another request, so that pages do not wait for a provider that is down. */
const FAILURE_TTL = seconds(30);

/** `client`: null when the provider's metadata could not be fetched. */
type Cached = { client: Promise<Configuration | null>; until: number };

export type SocialClients = {
  /** @throws ApiError social.notFound when the provider is not configured, social.failed without its metadata */
  find(provider: SocialProvider): Promise<Configuration>;
  /** Returns the values that the API adds to a category of the system settings. */
  settingsOf: AddedSettings;
};

export function createSocialClients(
  deps: Pick<ApiDeps, 'db' | 'config' | 'now' | 'log'>,
): SocialClients {
  const cache = new Map<string, Cached>();

  /** Returns null when the secret or a valid client id is missing. */
  async function clientIdOf(provider: SocialProvider): Promise<string | null> {
    if (!deps.config.social[provider]) return null;
    const { key, form } = CLIENT_ID_SETTINGS[provider];
    const settings = await findSettings(deps.db, provider);
    const value = settings.find((setting) => setting.key === key)?.value;
    if (value === undefined || value === '') return null;
    if (typeof value === 'string' && form.test(value)) return value;
    // Logged without the value, which may be a secret.
    if (isFirstOccurrence(deps.log, `social client id ${provider}`))
      deps.log.warn({ provider, key }, 'a client id in the system settings has an invalid form');
    return null;
  }

  /** When the provider does not respond, returns the client with the earlier metadata, or null. */
  async function open(
    provider: SocialProvider,
    clientId: string,
    earlier: Cached | undefined,
  ): Promise<{ client: Configuration | null; ttl: number }> {
    try {
      return { client: await openProvider(deps, provider, clientId), ttl: METADATA_TTL };
    } catch (error) {
      const reason = reasonOf(error);
      deps.log.warn({ provider, reason }, 'metadata of a social provider unavailable');
      return { client: (await earlier?.client) ?? null, ttl: FAILURE_TTL };
    }
  }

  /** Concurrent callers share one request. */
  function clientOf(provider: SocialProvider, clientId: string): Promise<Configuration | null> {
    const key = `${provider} ${clientId}`;
    const cached = cache.get(key);
    if (cached && cached.until > Date.now()) return cached.client;
    const opened = open(provider, clientId, cached);
    const entry: Cached = { client: opened.then(({ client }) => client), until: Infinity };
    cache.set(key, entry);
    void opened.then(({ ttl }) => (entry.until = Date.now() + ttl));
    return entry.client;
  }

  return {
    async find(provider) {
      const clientId = await clientIdOf(provider);
      if (clientId === null) throw new ApiError('social.notFound');
      const client = await clientOf(provider, clientId);
      if (!client) throw socialFailure(deps, provider, 'no metadata');
      return client;
    },
    async settingsOf(category) {
      const provider = SOCIAL_PROVIDERS.find((one) => one === category);
      const clientId = provider ? await clientIdOf(provider) : null;
      if (!provider || clientId === null) return {};
      const client = await clientOf(provider, clientId);
      const value = client?.serverMetadata().authorization_endpoint;
      const added: Awaited<ReturnType<AddedSettings>> = {};
      if (value !== undefined) added[AUTHORIZATION_ENDPOINT] = { value };
      return added;
    },
  };
}
