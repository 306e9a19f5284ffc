/** Everything that is public content, mounted. */
import type { ApiRouter } from '../http/router';
import { mountContact } from './contact/routes';
import { mountLookups } from './lookups/routes';
import { mountPrograms } from './programs/routes';
import { mountProjects } from './projects/routes';
import { mountSettings } from './settings/routes';
import { mountSliders } from './sliders/routes';
import { mountSubscriptions } from './subscriptions/routes';
import type { ApiDeps } from '../deps';

export function mountContent(app: ApiRouter, deps: ApiDeps): void {
  mountSliders(app, deps);
  mountProjects(app, deps);
  mountPrograms(app, deps);
  mountContact(app, deps);
  mountSettings(app, deps);
  mountLookups(app, deps);
  mountSubscriptions(app, deps);
}
