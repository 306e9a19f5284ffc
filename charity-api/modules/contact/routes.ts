/** GET /contact-us-info */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { readContacts } from './repository';

export function mountContact(app: ApiRouter, { db }: ApiDeps): void {
  mount(app, ENDPOINTS.contactInfo, async () => {
    const data = await readContacts(db);
    return { total: data.length, data };
  });
}
