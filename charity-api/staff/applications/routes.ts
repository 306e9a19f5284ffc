/** Endpoints /staff/applications… and /staff/newsletter…: applications, answers to them, and subscribers. */
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
import { mountAll } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import {
  exportForStaff,
  listSubscribersForStaff,
  showSubscriber,
  unsubscribe,
} from '../../newsletter/staff';

export function mountStaffApplications(app: ApiRouter, deps: ApiDeps): void {
  mountAll(app, {
    staffApplications: ({ query }) => listForStaff(deps.db, query),
    staffApplicationsFile: ({ query, staff, locale }) =>
      exportApplications(deps, staff.actor, query, locale),
    staffApplication: ({ params, locale }) => showApplication(deps, params.reference, locale),
    staffApplicationFile: ({ params }) => readApplicationFile(deps, params),
    staffHandleApplication: ({ staff, params, body }) =>
      handleApplication(deps, staff.actor, params.reference, body),
    staffNoteApplication: ({ staff, params, body }) =>
      noteApplication(deps, staff.actor, params.reference, body),
    staffPreviewAnswer: ({ params, body }) => previewAnswer(deps, params.reference, body),
    staffAnswerApplication: ({ staff, params, body }) =>
      answerApplication(deps, staff.actor, params.reference, body),
    staffSubscribers: ({ query }) => listSubscribersForStaff(deps.db, query),
    staffSubscribersFile: ({ staff }) => exportForStaff(deps, staff.actor),
    staffSubscriber: ({ params }) => showSubscriber(deps.db, params.id),
    staffUnsubscribe: ({ staff, params }) => unsubscribe(deps, staff.actor, params.id),
  });
}
