/** Endpoints /staff/applications… and /staff/newsletter…: applications, answers to them, and subscribers. */
import { STAFF_ENDPOINTS } from '#contract/staff/endpoints';
import { exportApplications } from '../../applications/staff/export';
import {
  answerApplication,
  handleApplication,
  noteApplication,
} from '../../applications/staff/handle';
import { listForStaff } from '../../applications/staff/list';
import { previewAnswer } from '../../applications/staff/preview';
import { readApplicationFile, showApplication } from '../../applications/staff/show';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import {
  exportForStaff,
  listSubscribersForStaff,
  showSubscriber,
  unsubscribe,
} from '../../newsletter/staff';

export function mountStaffApplications(app: ApiRouter, deps: ApiDeps): void {
  mount(app, STAFF_ENDPOINTS.staffApplications, ({ query }) => listForStaff(deps.db, query));
  mount(app, STAFF_ENDPOINTS.staffApplicationsFile, ({ query, staff, locale }) =>
    exportApplications(deps, staff.actor, query, locale),
  );
  mount(app, STAFF_ENDPOINTS.staffApplication, ({ params, locale }) =>
    showApplication(deps, params.reference, locale),
  );
  mount(app, STAFF_ENDPOINTS.staffApplicationFile, ({ params }) =>
    readApplicationFile(deps, params),
  );
  mount(app, STAFF_ENDPOINTS.staffHandleApplication, ({ staff, params, body }) =>
    handleApplication(deps, staff.actor, params.reference, body),
  );
  mount(app, STAFF_ENDPOINTS.staffNoteApplication, ({ staff, params, body }) =>
    noteApplication(deps, staff.actor, params.reference, body),
  );
  mount(app, STAFF_ENDPOINTS.staffPreviewAnswer, ({ params, body }) =>
    previewAnswer(deps, params.reference, body),
  );
  mount(app, STAFF_ENDPOINTS.staffAnswerApplication, ({ staff, params, body }) =>
    answerApplication(deps, staff.actor, params.reference, body),
  );
}

export function mountStaffNewsletter(app: ApiRouter, deps: ApiDeps): void {
  mount(app, STAFF_ENDPOINTS.staffSubscribers, ({ query }) =>
    listSubscribersForStaff(deps.db, query),
  );
  mount(app, STAFF_ENDPOINTS.staffSubscribersFile, ({ staff }) =>
    exportForStaff(deps, staff.actor),
  );
  mount(app, STAFF_ENDPOINTS.staffSubscriber, ({ params }) => showSubscriber(deps.db, params.id));
  mount(app, STAFF_ENDPOINTS.staffUnsubscribe, ({ staff, params }) =>
    unsubscribe(deps, staff.actor, params.id),
  );
}
