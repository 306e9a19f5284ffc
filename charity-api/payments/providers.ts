/** Creates the configured payment methods, and finds those that donors can choose. */
import type { Kysely } from 'kysely';
import type { PaymentMethod } from '#contract/content';
import type { Database } from '../db/tables';
import type { ApiDeps, ProviderSettings } from '../deps';
import { ApiError } from '../http/errors';
import { bankProvider } from './bank';
import { paypalProvider } from './paypal/provider';
import type { PaymentProvider } from './provider';
import { sandboxProvider } from './sandbox/provider';
import { stripeProvider } from './stripe/provider';
import { xenditProvider } from './xendit/provider';

type Db = Kysely<Database>;

export type Providers = ReadonlyMap<PaymentMethod, PaymentProvider>;

/** @param settings the settings of the configured providers, and of trials (mocks) for the others */
export function createProviders(
  deps: ApiDeps,
  settings: ProviderSettings = deps.config.providers,
): Providers {
  const { sandbox } = deps.config;
  const { stripe, paypal, xendit } = settings;
  const configured = [
    ...(stripe ? [stripeProvider(deps, stripe)] : []),
    ...(sandbox ? [sandboxProvider(deps, sandbox.secret)] : []),
    ...(paypal ? [paypalProvider(deps, paypal)] : []),
    ...(xendit ? [xenditProvider(deps, xendit)] : []),
    bankProvider(deps),
  ];
  return new Map(configured.map((provider) => [provider.method, provider]));
}

/** Providers that donors can choose now, in the charity's order. */
export async function offeredProviders(db: Db, providers: Providers): Promise<PaymentProvider[]> {
  const all = [...providers.values()];
  const offered = await Promise.all(all.map((provider) => provider.isOffered?.(db) ?? true));
  return all.filter((_, index) => offered[index]);
}

/** The provider of a new payment. @throws ApiError payment.methodUnavailable when donors cannot choose it now */
export async function offeredProvider(
  db: Db,
  providers: Providers,
  method: PaymentMethod,
): Promise<PaymentProvider> {
  const provider = providerFor(providers, method);
  if (!((await provider.isOffered?.(db)) ?? true)) throw new ApiError('payment.methodUnavailable');
  return provider;
}

/** @throws ApiError payment.methodUnavailable when it is not configured */
export function providerFor(providers: Providers, method: PaymentMethod): PaymentProvider {
  const provider = providers.get(method);
  if (!provider) throw new ApiError('payment.methodUnavailable');
  return provider;
}
