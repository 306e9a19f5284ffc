/** The ways to pay that are configured. */
import type { PaymentMethod } from '#contract/content';
import type { ApiDeps } from '../deps';
import { ApiError } from '../http/errors';
import { bankProvider } from './bank';
import { paypalProvider } from './paypal/provider';
import type { PaymentProvider } from './provider';
import { sandboxProvider } from './sandbox/provider';
import { stripeProvider } from './stripe/provider';
import { xenditProvider } from './xendit/provider';

export type Providers = ReadonlyMap<PaymentMethod, PaymentProvider>;

export function createProviders(deps: ApiDeps): Providers {
  const { sandbox, providers } = deps.config;
  const { stripe, paypal, xendit } = providers;
  const configured = [
    ...(stripe ? [stripeProvider(deps, stripe)] : []),
    ...(sandbox ? [sandboxProvider(deps, sandbox.secret)] : []),
    ...(paypal ? [paypalProvider(deps, paypal)] : []),
    ...(xendit ? [xenditProvider(deps, xendit)] : []),
    bankProvider(deps),
  ];
  return new Map(configured.map((provider) => [provider.method, provider]));
}

/** @throws ApiError payment.methodUnavailable when it is not configured */
export function providerFor(providers: Providers, method: PaymentMethod): PaymentProvider {
  const provider = providers.get(method);
  if (!provider) throw new ApiError('payment.methodUnavailable');
  return provider;
}
