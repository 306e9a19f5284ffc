/** GET /content-version */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { readVersion } from './repository';

export function mountContentVersion(app: ApiRouter, { db }: ApiDeps): void {
  mount(app, ENDPOINTS.contentVersion, async () => ({ version: await readVersion(db) }));
}
