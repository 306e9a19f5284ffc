/** Creates the configured payment methods, and finds those that donors can choose. */
import type { OrderMethod } from '#domain/orders/order-methods';
import type { PaymentMethod } from '#contract/content';
import type { Db } from '../db/tables';
import type { ApiDeps, ProviderSettings } from '../deps';
import { ApiError } from '../http/errors';
import { bankProvider } from './bank';
import { paypalProvider } from './paypal/provider';
import type { PaymentProvider } from './provider';
import { stripeProvider } from './stripe/provider';
import { xenditProvider } from './xendit/provider';

/** Gifts at the office have no provider. */
export type Providers = ReadonlyMap<OrderMethod, PaymentProvider>;

/** @param settings the settings of the configured providers, and of trials (mocks) for the others */
export function createProviders(
  deps: ApiDeps,
  settings: ProviderSettings = deps.config.providers,
): Providers {
  const { stripe, paypal, xendit } = settings;
  const configured = [
    ...(stripe ? [stripeProvider(deps, stripe)] : []),
    ...(paypal ? [paypalProvider(deps, paypal)] : []),
    ...(xendit ? [xenditProvider(deps, xendit)] : []),
    bankProvider(deps),
  ];
  return new Map(configured.map((provider) => [provider.method, provider]));
}

/** Providers that donors can choose now, in the charity's order, each with the currencies that it accepts now. */
export async function offeredProviders(db: Db, providers: Providers): Promise<Providers> {
  const all = await Promise.all([...providers.values()].map((provider) => asOfNow(db, provider)));
  const offered = all.filter(({ currencies }) => currencies.length > 0);
  return new Map(offered.map((provider) => [provider.method, provider]));
}

/** The provider of a new payment. @throws ApiError payment.methodUnavailable when donors cannot choose it now */
export async function offeredProvider(
  db: Db,
  providers: Providers,
  method: PaymentMethod,
): Promise<PaymentProvider> {
  const provider = await asOfNow(db, providerFor(providers, method));
  if (provider.currencies.length === 0) throw new ApiError('payment.methodUnavailable');
  return provider;
}

async function asOfNow(db: Db, provider: PaymentProvider): Promise<PaymentProvider> {
  const currencies = await provider.currenciesNow?.(db);
  return currencies ? { ...provider, currencies } : provider;
}

/** @throws ApiError payment.methodUnavailable when it is not configured */
export function providerFor(providers: Providers, method: OrderMethod): PaymentProvider {
  const provider = providers.get(method);
  if (!provider) throw new ApiError('payment.methodUnavailable');
  return provider;
}
