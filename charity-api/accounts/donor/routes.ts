/** Endpoints of a signed-in donor: gifts, profile, recipients, sessions, own data, and the deletion of the account. */
import { mountAll } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { readRateLimitKeys } from '../../modules/abuse/caller';
import type { Providers } from '../../payments/providers';
import type { Accounts } from '../accounts';
import { revokeSessions } from '../sessions';
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
  mountAll(app, {
    userOrders: ({ donor, query }) => listOrders(giving, donor, query),
    userMonthlyGifts: ({ donor, query }) => listMonthlyGifts(giving, donor, query),
    changeMonthlyGift: ({ donor, params, body }) =>
      changeMonthlyGift(giving, donor, params.token, body),
    pauseMonthlyGift: ({ donor, params }) =>
      changeMonthlyGift(giving, donor, params.token, 'pause'),
    resumeMonthlyGift: ({ donor, params }) =>
      changeMonthlyGift(giving, donor, params.token, 'resume'),
    sponsorships: ({ donor, query }) => listSponsorships(deps, donor, query),
    donorCertificates: ({ donor, query }) => listCertificates(deps, donor, query),
    statement: ({ donor, query }) => readStatement(deps, donor, query.year),
    profile: ({ donor }) => readProfile(deps, donor),
    updateProfile: ({ donor, body }) => updateProfile(deps, donor, body),
    recipients: ({ donor, query }) => listRecipients(deps, donor, query),
    addRecipient: ({ donor, body }) => addRecipient(deps, donor, body),
    removeRecipient: ({ donor, params }) => removeRecipient(deps, donor, params.id),
    sessions: ({ donor, query }) => listSessions(deps, donor, query),
    revokeSessions: ({ donor: { accountId } }) => revokeSessions(deps, deps.db, { accountId }),
    donorData: ({ donor }) => readDonorData(deps, donor),
    deleteAccount: ({ donor, body, request }) =>
      deleteAccount(accounts, donor, body.password, readRateLimitKeys(request, deps)),
  });
}
