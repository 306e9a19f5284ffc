/** Endpoints /staff/mails…: the mails that could not be delivered. */
import { STAFF_ENDPOINTS } from '#contract/staff/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { abandonMail, listMails, sendMailAgain } from './mails';

const DONE = { done: true } as const;

export function mountStaffMails(app: ApiRouter, deps: ApiDeps): void {
  mount(app, STAFF_ENDPOINTS.staffMails, ({ staff, query }) => listMails(deps, staff, query));
  mount(app, STAFF_ENDPOINTS.staffSendMailAgain, async ({ staff, params }) => {
    await sendMailAgain(deps, staff, params.id);
    return DONE;
  });
  mount(app, STAFF_ENDPOINTS.staffAbandonMail, async ({ staff, params }) => {
    await abandonMail(deps, staff, params.id);
    return DONE;
  });
}
