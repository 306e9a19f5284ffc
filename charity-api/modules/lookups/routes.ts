/** GET /lookups/countries, /lookups/countries/{code}, /lookups/currencies. Payments mount /lookups/payment-methods. */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listCountries, readCountry } from './countries';
import { readCurrencyRates } from './repository';

export function mountLookups(app: ApiRouter, { db }: ApiDeps): void {
  mount(app, ENDPOINTS.countries, listCountries);
  mount(app, ENDPOINTS.country, ({ params }) => readCountry(params.code));
  mount(app, ENDPOINTS.currencies, async () => {
    const data = await readCurrencyRates(db);
    return { total: data.length, data };
  });
}
