/** Drafts of forms with files: created with the first saved field or file, found by an unguessable token. */
import type { Draft, DraftData } from '#contract/drafts';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { days } from '#domain/time/durations';
import type { Db } from '../../db/tables';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { countOrReject } from '../../modules/abuse/count-request';
import { ALL } from '../../modules/abuse/events';
import { APPLICATION_WINDOW } from '../../modules/abuse/limits';
import { filesOfDraft, findDraft, updateDraft, type DraftRow } from './repository';

type Deps = Pick<ApiDeps, 'db' | 'now' | 'config' | 'log' | 'random'>;

/** Time after the last change. An applicant may have to wait for a paper from an office. */
const DRAFT_LIFETIME = days(30);
/** 192 random bits, because a caller with the token may read and change the draft. */
const TOKEN_BYTES = 24;
/** Maximum size of all typed fields together, as JSON. */
const MAX_DATA_BYTES = 16 * 1024;

/** @throws ApiError draft.tooMany, draft.tooLarge */
export async function createDraft(
  deps: Deps,
  { kind, data }: { kind: Draft['kind']; data: DraftData },
  caller: DonorRateLimitKeys,
): Promise<Draft> {
  const { perAddress, total } = deps.config.limits.applications;
  const window = APPLICATION_WINDOW;
  const at = deps.now().toISOString();
  const row: DraftRow = {
    id: deps.random(TOKEN_BYTES).toString('base64url'),
    kind,
    data: toColumn(data),
    application_id: null,
    created_at: at,
    ...datesOfChange(deps),
  };
  await transact(deps.db, 'applications', async (tx) => {
    const rules = [
      { bucket: 'drafts.all', mark: ALL, limit: total, window },
      { bucket: 'drafts.address', mark: caller.address, limit: perAddress, window },
    ] as const;
    await countOrReject({ ...deps, db: tx }, rules, 'draft.tooMany');
    await tx.insertInto('application_drafts').values(row).execute();
  });
  return viewDraft(deps.db, row);
}

/** @throws ApiError draft.notFound */
export async function readDraft(deps: Pick<Deps, 'db' | 'now'>, token: string): Promise<Draft> {
  return viewDraft(deps.db, await openDraft(deps, deps.db, token));
}

/** @throws ApiError draft.notFound, draft.tooLarge */
export async function saveDraft(deps: Deps, token: string, data: DraftData): Promise<Draft> {
  const column = toColumn(data);
  await transact(deps.db, 'applications', async (tx) => {
    await openDraft(deps, tx, token);
    await updateDraft(tx, token, { data: column, ...datesOfChange(deps) });
  });
  return readDraft(deps, token);
}

/** Returns a draft that can be changed. @throws ApiError draft.notFound when it is unknown, expired or sent */
export async function openDraft(
  { now }: Pick<Deps, 'now'>,
  db: Db,
  token: string,
): Promise<DraftRow> {
  const draft = await findDraft(db, token, now().toISOString());
  if (!draft || draft.application_id !== null) throw new ApiError('draft.notFound');
  return draft;
}

/** The columns that every change of a draft sets. */
export function datesOfChange({ now }: Pick<Deps, 'now'>) {
  const at = now();
  return {
    updated_at: at.toISOString(),
    expires_at: new Date(at.getTime() + DRAFT_LIFETIME).toISOString(),
  };
}

function toColumn(data: DraftData): string {
  const column = JSON.stringify(data);
  if (Buffer.byteLength(column) > MAX_DATA_BYTES) throw new ApiError('draft.tooLarge');
  return column;
}

async function viewDraft(db: Db, row: DraftRow): Promise<Draft> {
  const files = await filesOfDraft(db, row.id);
  return {
    token: row.id,
    kind: row.kind as Draft['kind'],
    data: JSON.parse(row.data) as DraftData,
    files: files.map(({ id, field, name, type, bytes }) => ({
      ...{ id, field, name, bytes, type: type as Draft['files'][number]['type'] },
    })),
    savedAt: row.updated_at,
    expiresAt: row.expires_at,
  };
}
