/** Restores a published version as a draft, which a person reviews and publishes. */
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import { saveDraft, type EditDeps, type RecordName, type Seen } from './drafts';
import { readVersions } from './rows';

/** @returns the revision of the draft @throws ApiError contentRecord.notFound, staff.changed */
export async function restoreVersion(
  deps: EditDeps,
  input: RecordName & { seen: Seen; seq: number; actor: Actor },
): Promise<number> {
  const versions = await readVersions(deps.db, input.kind, input.id);
  const version = versions.find(({ seq }) => seq === input.seq);
  if (!version || version.written === null) throw new ApiError('contentRecord.notFound');
  const { written, pictures } = version;
  return saveDraft(deps, { ...input, written, pictures });
}
