/** Mounts the endpoints of all public content. */
import type { ApiRouter } from '../http/router';
import { mountArticles } from './articles/routes';
import { mountContact } from './contact/routes';
import { mountContentVersion } from './content-version/routes';
import { mountFaqs } from './faqs/routes';
import { mountLookups } from './lookups/routes';
import { mountNgos } from './ngos/routes';
import { mountPages } from './pages/routes';
import { mountPartners } from './partners/routes';
import { mountPrograms } from './programs/routes';
import { mountProjects } from './projects/routes';
import { mountSettings } from './settings/routes';
import type { AddedSettings } from './settings/service';
import { mountSliders } from './sliders/routes';
import { mountTraining } from './training/routes';
import { mountMetals } from './zakat/routes';
import { mountStocks } from './stocks/routes';
import { mountSacrifices } from './sacrifices/routes';
import { mountEndowments } from './endowments/routes';
import { mountEvents } from './events/routes';
import { mountExpiations } from './expiations/routes';
import { mountCases } from './cases/routes';
import { mountOrphans } from './orphans/routes';
import { mountMosques } from './mosques/routes';
import { mountOfferings } from './offerings/routes';
import type { ApiDeps } from '../deps';

/** @param addedSettings settings that layers above add to those of the database */
export function mountContent(app: ApiRouter, deps: ApiDeps, addedSettings: AddedSettings): void {
  mountContentVersion(app, deps);
  mountSliders(app, deps);
  mountProjects(app, deps);
  mountPrograms(app, deps);
  mountPages(app, deps);
  mountArticles(app, deps);
  mountFaqs(app, deps);
  mountContact(app, deps);
  mountSettings(app, deps, addedSettings);
  mountLookups(app, deps);
  mountOfferings(app, deps);
  mountMetals(app, deps);
  mountStocks(app, deps);
  mountSacrifices(app, deps);
  mountEndowments(app, deps);
  mountExpiations(app, deps);
  mountCases(app, deps);
  mountOrphans(app, deps);
  mountMosques(app, deps);
  mountEvents(app, deps);
  mountTraining(app, deps);
  mountPartners(app, deps);
  mountNgos(app, deps);
}
