/** Endpoints /staff/content…: records, drafts, publication, history, photographs, figures, and previews of drafts. */
import { permissionToWrite } from '#domain/staff/content-kinds';
import { isAllowed } from '#domain/staff/permissions';
import { fieldNamed, type WrittenFields } from '#domain/content/shape';
import { PREVIEW_HEADER } from '#contract/preview';
import { importFigures } from '../../content/editing/figures';
import { discardDraft, restoreVersion, saveDraft } from '../../content/editing/drafts';
import { kindNamed } from '../../content/editing/kinds';
import { storePhotograph } from '../../content/editing/photographs';
import {
  pageOf,
  previewable,
  previewToken,
  previewed,
  readPreviewToken,
} from '../../content/editing/preview';
import { listKinds, listRecords } from '../../content/editing/lists';
import { inLanguageOf, RecordProblems } from '../../content/editing/problems';
import { changePublished, publishRecord, withdrawRecord } from '../../content/editing/publish';
import { scheduleRecord } from '../../content/editing/schedule';
import { showRecord, showVersion } from '../../content/editing/record-views';
import type { ApiDeps } from '../../deps';
import { mountAll } from '../../http/endpoint';
import { ApiError } from '../../http/errors';
import { type ApiRouter, createRouter } from '../../http/router';
import type { StaffSession } from '../../http/staff-session';
import type { Approvals } from '../approvals';
import { askForBankAccounts } from './bank-accounts';
import { ContentError } from '../../content/content';
import { mountContent } from '../../modules';

type Fetch = (request: Request) => Promise<Response>;

/** @param fetchPublished responds to all other requests, and when the draft can no longer be shown */
export function withPreviews(deps: ApiDeps, fetchPublished: Fetch): Fetch {
  return async (request) => {
    const token = request.headers.get(PREVIEW_HEADER);
    if (token === null || request.method !== 'GET') return fetchPublished(request);
    const record = readPreviewToken(deps, token);
    if (!record) return fetchPublished(request);
    try {
      return await previewed(deps, record, async (draftDeps) => {
        const app = createRouter(draftDeps);
        // Social sign-in asks its provider over the network, which a transaction must not wait for.
        mountContent(app, draftDeps, () => Promise.resolve({}));
        return app.fetch(request);
      });
    } catch (error) {
      if (error instanceof RecordProblems || error instanceof ContentError)
        return fetchPublished(request);
      throw error;
    }
  };
}

type RecordCall = {
  params: { kind: string; id: string };
  staff: StaffSession;
  locale: ApiDeps['config']['locales'][number];
};

export function mountStaffContent(app: ApiRouter, deps: ApiDeps, approvals: Approvals): void {
  mountAll(app, {
    staffContentKinds: (call) => listKinds(deps, viewerOf(call)),
    staffContentRecords: (call) => listRecords(deps, call.params.kind, viewerOf(call)),
    staffContentRecord: (call) => showRecord(deps, call.params, viewerOf(call)),
    staffContentVersion: (call) => showVersion(deps, call.params, viewerOf(call)),
    staffSaveDraft: async (call) => {
      const { written, pictures } = call.body;
      const input = { ...inputOf(call), seen: call.body, written, pictures };
      return { revision: await saveDraft(deps, input) };
    },
    staffDiscardDraft: (call) => discardDraft(deps, { ...inputOf(call), seen: call.body }),
    staffPublish: (call) =>
      write(call, (input) => publishRecord(deps, { ...input, ...call.body, seen: call.body })),
    staffSchedule: (call) =>
      write(call, (input) => scheduleRecord(deps, { ...input, ...call.body, seen: call.body })),
    staffWithdraw: (call) => {
      const { reason, ...seen } = call.body;
      return write(call, (input) => withdrawRecord(deps, { ...input, seen, reason }));
    },
    staffSetStatus: (call) => {
      const { status, reason } = call.body;
      const action = status === 'closed' ? 'closed' : 'reopened';
      const change = ({ status: _, ...written }: WrittenFields): WrittenFields =>
        status === 'open' ? written : { ...written, status };
      return write(call, (input) => {
        requireField(input.kind, 'status');
        return changePublished(deps, { ...input, action, change, reason });
      });
    },
    staffAddUpdate: (call) => {
      const change = (written: WrittenFields): WrittenFields => {
        const updates = Array.isArray(written.updates) ? written.updates : [];
        return { ...written, updates: [{ ...call.body }, ...updates] };
      };
      return write(call, (input) => {
        requireField(input.kind, 'updates');
        return changePublished(deps, { ...input, action: 'updated', change });
      });
    },
    staffRestore: async (call) => {
      const { seq, ...seen } = call.body;
      return { revision: await restoreVersion(deps, { ...inputOf(call), seen, seq }) };
    },
    staffPreview: async (call) => {
      await write(call, (input) =>
        previewable(deps, { ...input, seen: call.body, confirmed: true }),
      );
      return { token: previewToken(deps, call.params), page: pageOf(call.params) };
    },
    staffAskBankAccounts: async ({ staff, body, locale }) => {
      const { accounts, reason, ...seen } = body;
      const input = { accounts, reason, seen, staff };
      await inLanguageOf('organisation', locale, () => askForBankAccounts(deps, approvals, input));
    },
    staffUploadPhotograph: ({ staff, body }) => {
      const mayWrite = (['content.write', 'figures.write', 'organisation.write'] as const).some(
        (permission) => isAllowed(staff.roles, permission),
      );
      if (!mayWrite) throw new ApiError('staff.notAllowed');
      return storePhotograph(deps, body);
    },
    staffImportFigures: ({ staff, body, locale }) => {
      requirePermission(staff, body.kind);
      return inLanguageOf(body.kind, locale, async () => ({
        changes: await importFigures(deps, { ...body, actor: staff.actor }),
      }));
    },
  });
}

const viewerOf = ({ staff, locale }: Pick<RecordCall, 'staff' | 'locale'>) => ({
  ...{ roles: staff.roles, locale },
});

/** @throws ApiError contentRecord.notFound, staff.notAllowed */
function inputOf({ params, staff }: RecordCall) {
  requirePermission(staff, params.kind);
  return { kind: params.kind, id: params.id, actor: staff.actor };
}

function requirePermission({ roles }: StaffSession, kind: string): void {
  kindNamed(kind);
  if (!isAllowed(roles, permissionToWrite(kind))) throw new ApiError('staff.notAllowed');
}

function requireField(kind: string, name: string): void {
  if (!fieldNamed(kindNamed(kind).codec.shape, name)) throw new ApiError('contentRecord.notFound');
}

/** Runs a use case, and returns its problems in the language of the member. */
async function write(
  call: RecordCall,
  work: (input: ReturnType<typeof inputOf>) => Promise<void>,
): Promise<void> {
  const input = inputOf(call);
  await inLanguageOf(input.kind, call.locale, () => work(input));
}
