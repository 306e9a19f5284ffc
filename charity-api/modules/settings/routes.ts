/** GET /client/system/settings and /client/system/settings/category/{category}, each also below /api/v1 */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { readCategory, readSettings, type AddedSettings } from './service';

/** Existing storefronts use either path. */
const both = (path: string): string[] => [path, `/api/v1${path}`];

export function mountSettings(app: ApiRouter, deps: ApiDeps, added: AddedSettings): void {
  const { settings, settingsCategory } = ENDPOINTS;
  mount(app, settings, () => readSettings(deps, added), both(settings.path));
  mount(
    app,
    settingsCategory,
    ({ params }) => readCategory(deps, params.category, added),
    both(settingsCategory.path),
  );
}
