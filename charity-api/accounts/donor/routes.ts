/** Endpoints of a signed-in donor: gifts, profile, recipients, sessions, own data, and the deletion of the account. */
import { ENDPOINTS } from '#contract/endpoints';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { readRateLimitKeys } from '../../modules/abuse/caller';
import type { Providers } from '../../payments/providers';
import type { Accounts } from '../accounts';
import { revokeAllSessions } from '../sessions';
import { readDonorData } from './data';
import { deleteAccount } from './delete';
import { changeMonthlyGift, listMonthlyGifts, listOrders } from './giving';
import {
  readProfile,
  updateProfile,
  addRecipient,
  listRecipients,
  removeRecipient,
  listSessions,
} from './profile';
import { listCertificates, listSponsorships } from './records';
import { readStatement } from './statement';

export function mountDonor(app: ApiRouter, accounts: Accounts, providers: Providers): void {
  const { deps } = accounts;
  const giving = { deps, providers };
  mount(app, ENDPOINTS.userOrders, ({ donor, query }) => listOrders(giving, donor, query));
  mount(app, ENDPOINTS.userMonthlyGifts, ({ donor, query }) =>
    listMonthlyGifts(giving, donor, query),
  );
  mount(app, ENDPOINTS.changeMonthlyGift, ({ donor, params, body }) =>
    changeMonthlyGift(giving, donor, params.token, body),
  );
  mount(app, ENDPOINTS.pauseMonthlyGift, ({ donor, params }) =>
    changeMonthlyGift(giving, donor, params.token, 'pause'),
  );
  mount(app, ENDPOINTS.resumeMonthlyGift, ({ donor, params }) =>
    changeMonthlyGift(giving, donor, params.token, 'resume'),
  );
  mount(app, ENDPOINTS.sponsorships, ({ donor, query }) => listSponsorships(deps, donor, query));
  mount(app, ENDPOINTS.donorCertificates, ({ donor, query }) =>
    listCertificates(deps, donor, query),
  );
  mount(app, ENDPOINTS.statement, ({ donor, query }) => readStatement(deps, donor, query.year));
  mount(app, ENDPOINTS.profile, ({ donor }) => readProfile(deps, donor));
  mount(app, ENDPOINTS.updateProfile, ({ donor, body }) => updateProfile(deps, donor, body));
  mount(app, ENDPOINTS.recipients, ({ donor, query }) => listRecipients(deps, donor, query));
  mount(app, ENDPOINTS.addRecipient, ({ donor, body }) => addRecipient(deps, donor, body));
  mount(app, ENDPOINTS.removeRecipient, ({ donor, params }) =>
    removeRecipient(deps, donor, params.id),
  );
  mount(app, ENDPOINTS.sessions, ({ donor, query }) => listSessions(deps, donor, query));
  mount(app, ENDPOINTS.revokeSessions, ({ donor }) =>
    revokeAllSessions(deps, deps.db, donor.accountId),
  );
  mount(app, ENDPOINTS.donorData, ({ donor }) => readDonorData(deps, donor));
  mount(app, ENDPOINTS.deleteAccount, ({ donor, body, request }) =>
    deleteAccount(accounts, donor, body.password, readRateLimitKeys(request, deps)),
  );
}
