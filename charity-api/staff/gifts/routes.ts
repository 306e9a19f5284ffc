/** Endpoints /staff/gifts…: the list of orders, one order, and the decisions about it. */
import { money } from '#domain/money';
import type { OrderRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { confirmTransfer } from '../../giving/staff/confirm';
import { acknowledgeFlag, addNote, correctEmail, resendReceipt } from '../../giving/staff/correct';
import { findMistyped } from '../../giving/staff/find';
import { recordFurtherTransfer } from '../../giving/staff/further';
import { listGifts, orderedOfferings } from '../../giving/staff/list';
import { enterOfficeGift, listOfficeOfferings } from '../../giving/staff/office-gift';
import { rejectTransfer, previewRefund, previewRejection } from '../../giving/staff/reject';
import { readProof, showArrival, showOrder } from '../../giving/staff/show';
import { mountAll } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import type { Providers } from '../../payments/providers';
import type { Approvals } from '../approvals';
import { askRefund } from './refund';

const changed = ({ reference, state }: OrderRow) => ({ reference, state });

export type StaffGifts = { deps: ApiDeps; providers: Providers; approvals: Approvals };

export function mountStaffGifts(app: ApiRouter, gifts: StaffGifts): void {
  const { deps, providers } = gifts;
  mountAll(app, {
    staffGifts: async ({ query }) => ({
      ...(await listGifts(deps.db, query)),
      offerings: await orderedOfferings(deps.db),
      mistyped: await findMistyped(deps.db, query.q),
    }),
    staffOfficeOfferings: () => listOfficeOfferings(deps),
    staffEnterGift: async ({ staff, body }) =>
      changed(await enterOfficeGift(deps, staff.actor, body)),
    staffOrder: ({ params }) => showOrder(deps, providers, params.reference),
    staffProof: ({ params }) => readProof(deps, params.reference),
    staffCompareArrival: ({ params, query }) =>
      showArrival(deps, params.reference, money(query.minor, query.currency)),
    staffConfirm: async ({ staff, params, body: { version, ...arrival } }) =>
      changed(await confirmTransfer(deps, staff.actor, { ...params, version }, arrival)),
    staffRecordFurther: async ({ staff, params, body }) =>
      changed(await recordFurtherTransfer(deps, staff.actor, params.reference, body)),
    staffReject: async ({ staff, params: { reference }, body }) => {
      const { version, reason, sentence = null } = body;
      const decided = { reference, version };
      return changed(await rejectTransfer(deps, staff.actor, decided, { reason, sentence }));
    },
    staffPreviewRejection: ({ params: { reference }, body }) =>
      previewRejection(deps, reference, { sentence: null, ...body }),
    staffPreviewRefund: ({ params: { reference }, body }) =>
      previewRefund(deps, providers, reference, body),
    staffAskRefund: ({ staff, params, body }) => askRefund(gifts, staff, params.reference, body),
    staffCorrectEmail: async ({ staff, params, body }) => {
      const { version, email } = body;
      return changed(await correctEmail(deps, staff.actor, { ...params, version }, email));
    },
    staffResendReceipt: async ({ staff, params }) =>
      changed(await resendReceipt(deps, staff.actor, params.reference)),
    staffAcknowledge: async ({ staff, params, body }) => {
      const { version, note } = body;
      return changed(await acknowledgeFlag(deps, staff.actor, { ...params, version }, note));
    },
    staffNote: ({ staff, params, body }) => addNote(deps, staff.actor, params.reference, body.note),
  });
}
