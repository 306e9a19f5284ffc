/** GET /lookups/countries, /lookups/currencies. The ways to pay are mounted by payments. */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { COUNTRIES } from './countries';
import { currencyRates } from './repository';

export function mountLookups(app: ApiRouter, { db }: ApiDeps): void {
  mount(app, ENDPOINTS.countries, () => ({ total: COUNTRIES.length, data: [...COUNTRIES] }));
  mount(app, ENDPOINTS.currencies, async () => {
    const data = await currencyRates(db);
    return { total: data.length, data };
  });
}
