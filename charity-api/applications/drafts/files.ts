/** Files of a draft: each is checked, cleaned and stored as soon as it arrives, so that one bad file loses no other. */
import { MAX_FILES, type NgoFileField } from '#contract/ngo-fields';
import type { Draft } from '#contract/drafts';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { MAX_DOCUMENT_BYTES, MAX_NGO_PICTURE_BYTES } from '#domain/constants';
import { deleteStoredFiles, readStoredFile, type FileDeps } from '../../db/stored-files';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { countOrReject } from '../../modules/abuse/count-request';
import { APPLICATION_WINDOW } from '../../modules/abuse/limits';
import { cleanFile, DOCUMENT_KINDS, MEDIA_TYPES, type CleanFile } from '../../uploads/clean-file';
import { storePrivateFile } from '../../uploads/private-files';
import { bytesOfDrafts, deleteFiles, filesOfDraft, updateDraft } from './repository';
import { datesOfChange, openDraft, readDraft } from './service';

const FOLDER = 'applications';
/** Maximum size of the files of all drafts together. Drafts are cheap to create, and the disk also has the database. */
const MAX_BYTES_OF_DRAFTS = 1024 * 1024 * 1024;
/** Uploads of one IP address in an hour, for each application that it may send. */
const UPLOADS_PER_APPLICATION = 10;
/** A device accepts names of 255 characters at most. */
const MAX_NAME = 255;

const PICTURE = { bytes: MAX_NGO_PICTURE_BYTES, accept: ['jpeg', 'png'] } as const;
/** What each field accepts. `longestEdge`: in pixels, so that a re-encoded picture is not larger than the upload. */
const FIELDS = {
  logo: { ...PICTURE, longestEdge: 800 },
  cover: { ...PICTURE, longestEdge: 1_920 },
  documents: { bytes: MAX_DOCUMENT_BYTES, accept: DOCUMENT_KINDS, longestEdge: 2_480 },
} as const;
const CODES = { type: 'upload.unsupportedType', pixels: 'upload.tooManyPixels' } as const;

/**
 * Stores a file. A logo or cover replaces the earlier one. The same file sent again is stored once, because a device
 * repeats an upload when the network was lost before the response.
 * @throws ApiError draft.notFound, draft.full, draft.tooMany, upload.tooLarge, upload.unsupportedType,
 * upload.tooManyPixels, request.busy
 */
export async function addDraftFile(
  deps: ApiDeps,
  { token, field, file }: { token: string; field: NgoFileField; file: File },
  caller: DonorRateLimitKeys,
): Promise<Draft> {
  // Rejects the upload before the file is decoded or stored.
  await openDraft(deps, deps.db, token);
  await admitUpload(deps, caller);
  const { bytes: limit, accept, longestEdge } = FIELDS[field];
  if (file.size > limit) throw new ApiError('upload.tooLarge');
  const sent = Buffer.from(await file.arrayBuffer());
  const clean = await cleanFile(sent, { accept, longestEdge, codes: CODES });
  const name = toStoredName(file.name);
  await storeFile(deps, token, { field, name, clean });
  return readDraft(deps, token);
}

/** Removes a file. A second call changes nothing. @throws ApiError draft.notFound */
export async function removeDraftFile(deps: ApiDeps, token: string, id: string): Promise<Draft> {
  await transact(deps.db, 'applications', async (tx) => {
    await openDraft(deps, tx, token);
    const found = (await filesOfDraft(tx, token)).filter((file) => file.id === id);
    await deleteFiles({ ...deps, db: tx }, found);
  });
  return readDraft(deps, token);
}

async function admitUpload(deps: ApiDeps, { address }: DonorRateLimitKeys): Promise<void> {
  const limit = deps.config.limits.applications.perAddress * UPLOADS_PER_APPLICATION;
  const window = APPLICATION_WINDOW;
  const rules = [{ bucket: 'uploads.address', mark: address, limit, window }] as const;
  await transact(deps.db, 'beside', (tx) =>
    countOrReject({ ...deps, db: tx }, rules, 'draft.tooMany'),
  );
}

type NewFile = { field: NgoFileField; name: string; clean: CleanFile };

async function hasFile(
  deps: FileDeps,
  token: string,
  { field, name, clean }: NewFile,
): Promise<boolean> {
  const files = await filesOfDraft(deps.db, token);
  const alike = files.filter(
    (row) => row.field === field && row.name === name && row.bytes === clean.bytes.length,
  );
  const stored = await Promise.all(
    alike.map((row) => readStoredFile(deps, `${FOLDER}/${row.path}`)),
  );
  return stored.some((bytes) => bytes?.equals(clean.bytes));
}

async function storeFile(deps: ApiDeps, token: string, file: NewFile): Promise<void> {
  const { field, name, clean } = file;
  await storePrivateFile(deps, FOLDER, clean, (path) =>
    transact(deps.db, 'applications', async (tx) => {
      const inside = { ...deps, db: tx };
      await openDraft(deps, tx, token);
      // Checked inside the transaction: of two simultaneous uploads of the same file, the second one finds the first.
      if (await hasFile(inside, token, file))
        return deleteStoredFiles(inside, [`${FOLDER}/${path}`]);
      await makeRoom(inside, token, { field, bytes: clean.bytes.length });
      const added = {
        ...{ id: deps.random(16).toString('hex'), draft_id: token, application_id: null },
        ...{ field, name, path, type: MEDIA_TYPES[clean.kind], bytes: clean.bytes.length },
        created_at: deps.now().toISOString(),
      };
      await tx.insertInto('application_files').values(added).execute();
      await updateDraft(tx, token, datesOfChange(deps));
    }),
  );
}

/** Deletes a file that a new logo or cover replaces. @throws ApiError draft.full */
async function makeRoom(
  deps: FileDeps & Pick<ApiDeps, 'log'>,
  token: string,
  { field, bytes }: { field: NgoFileField; bytes: number },
): Promise<void> {
  const used = await bytesOfDrafts(deps.db);
  if (used + bytes > MAX_BYTES_OF_DRAFTS) throw new ApiError('draft.full');
  const present = (await filesOfDraft(deps.db, token)).filter((file) => file.field === field);
  if (present.length < MAX_FILES[field]) return;
  if (MAX_FILES[field] > 1) throw new ApiError('draft.full');
  await deleteFiles(deps, present);
}

/** Databases reject NUL. Everything else is stored as sent. */
function toStoredName(name: string): string {
  return [...name.replaceAll('\u0000', '')].slice(0, MAX_NAME).join('');
}
