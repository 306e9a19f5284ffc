/** GET /metals */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { readMetalPrices } from './repository';

export function mountMetals(app: ApiRouter, { db }: ApiDeps): void {
  mount(app, ENDPOINTS.metals, async () => {
    const data = await readMetalPrices(db);
    return { total: data.length, data };
  });
}
