/** Endpoints /staff/setup…: the steps of the set-up, and their forms. */
import type { CheckedArea } from '#contract/staff/setup-checks';
import { inLanguageOf } from '../../content/editing/problems';
import type { ApiDeps } from '../../deps';
import { mountAll } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import type { Providers } from '../../payments/providers';
import { publishCampaign } from './campaign';
import { publishFirstAccount, publishLook, publishName, publishRates } from './organisation';
import { readSetup } from './steps';

export function mountStaffSetup(app: ApiRouter, deps: ApiDeps, providers: Providers): void {
  let running: Promise<CheckedArea[]> | null = null;
  mountAll(app, {
    staffSetup: ({ staff }) => readSetup(deps, providers, staff),
    staffSetupName: ({ staff, body, locale }) =>
      inLanguageOf('organisation', locale, () => publishName(deps, body, staff.actor)),
    staffSetupLook: ({ staff, body, locale }) =>
      inLanguageOf('organisation', locale, () => publishLook(deps, body, staff.actor)),
    staffSetupBank: ({ staff, body, locale }) =>
      inLanguageOf('organisation', locale, () => publishFirstAccount(deps, body, staff)),
    staffSetupRates: ({ staff, body, locale }) =>
      inLanguageOf('currencies', locale, () => publishRates(deps, body, staff.actor)),
    staffSetupCampaign: ({ staff, body, locale }) =>
      inLanguageOf('campaigns', locale, () => publishCampaign(deps, body, staff.actor)),
    staffSetupChecks: () => {
      if (!deps.checkInstallation) throw new Error('this process cannot check its installation');
      // The checks send requests. A second member who asks at the same time gets the same results.
      running ??= deps.checkInstallation().finally(() => (running = null));
      return running;
    },
  });
}
