/** POST /ngo-applications: an organisation wants to work with the charity, and sends its papers. */
import { allDocuments } from '../modules/documents';
import type { ApplicationReceipt } from '#contract/applications';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { NGO_FILE_FIELDS, NGO_NETWORKS } from '#contract/ngo-fields';
import { type NgoApplicationBody } from '#contract/ngos';
import { countryOf } from '#domain/countries/list';
import { shownFileName } from '#domain/file-names';
import { isFutureDay } from '#domain/time/dates';
import type { ApiDeps } from '../deps';
import { ApiError } from '../http/errors';
import { findApplication } from '../modules/applications/repository';
import { filesOfDraft, findDraft, updateDraft, type FileRow } from './drafts/repository';
import { openDraft } from './drafts/service';
import { submitApplication } from './submit';

/**
 * Stores the application of a draft once: the applicant may send the form twice, also while the first request runs.
 * @throws ApiError draft.notFound, request.invalid, and the errors of submitApplication
 */
export async function applyAsNgo(
  deps: ApiDeps,
  body: NgoApplicationBody,
  sender: Sender,
): Promise<ApplicationReceipt> {
  const sent = await findReceipt(deps, body.draft);
  if (sent) return sent;
  try {
    return await submitDraft(deps, body, sender);
  } catch (error) {
    const sentMeanwhile = await findReceipt(deps, body.draft);
    if (sentMeanwhile) return sentMeanwhile;
    throw error;
  }
}

type Sender = { accountId: string | null; caller: DonorRateLimitKeys };

async function submitDraft(
  deps: ApiDeps,
  body: NgoApplicationBody,
  { accountId, caller }: Sender,
): Promise<ApplicationReceipt> {
  await openDraft(deps, deps.db, body.draft);
  const files = await filesOfDraft(deps.db, body.draft);
  await assertValid(deps, body, files);
  const { name, email, mobile, locale } = body;
  const application = {
    ...{ kind: 'ngo' as const, subject: null, name, email, phone: mobile, locale, seats: 0 },
    data: dataOf(body, files),
    accountId,
  };
  return submitApplication(deps, application, caller, {
    // The same draft may have been sent, or its files changed, since they were read.
    check: async (tx) => {
      await openDraft(deps, tx, body.draft);
      const now = await filesOfDraft(tx, body.draft);
      if (now.map(({ id }) => id).join() !== files.map(({ id }) => id).join())
        throw new ApiError('request.busy');
    },
    within: async (tx, id) => {
      await tx
        .updateTable('application_files')
        .set({ draft_id: null, application_id: id })
        .where('draft_id', '=', body.draft)
        .execute();
      await updateDraft(tx, body.draft, { application_id: id, data: '{}' });
    },
  });
}

/** Returns the receipt of a draft that was sent already: the applicant sent the form twice. Otherwise null. */
async function findReceipt(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  token: string,
): Promise<ApplicationReceipt | null> {
  const draft = await findDraft(db, token, now().toISOString());
  if (!draft?.application_id) return null;
  const row = await findApplication(db, 'id', draft.application_id);
  return row ? { reference: row.reference, state: row.state } : null;
}

/** @throws ApiError request.invalid */
async function assertValid(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  { nationality, established, beneficiaries }: NgoApplicationBody,
  files: readonly FileRow[],
): Promise<void> {
  const groups = await allDocuments(db, 'beneficiary-types');
  const has = (field: string) => files.some((file) => file.field === field);
  const fields = {
    ...(countryOf(nationality) ? {} : { nationality: 'choice' }),
    ...(isFutureDay(established, now()) ? { established: 'future' } : {}),
    ...(beneficiaries.every((id) => groups.some((group) => group.id === id))
      ? {}
      : { beneficiaries: 'choice' }),
    ...(has('logo') ? {} : { logo: 'required' }),
    ...(has('documents') ? {} : { documents: 'required' }),
  };
  if (Object.keys(fields).length > 0) throw new ApiError('request.invalid', { fields });
}

/** The fields in the order of the form. A file is its name, and where staff find it below the data folder. */
function dataOf(
  body: NgoApplicationBody,
  files: readonly FileRow[],
): Record<string, string | string[]> {
  const { organisation, nationality, established, address, beneficiaries, role, phone } = body;
  const named = NGO_FILE_FIELDS.map((field) => [
    field,
    files
      .filter((file) => file.field === field)
      .map(({ name, path }) => `${shownFileName(name)} → applications/${path}`),
  ]);
  return {
    ...{ organisation, nationality, established, address, beneficiaries, role },
    ...(phone === null ? {} : { officePhone: phone }),
    ...Object.fromEntries(
      NGO_NETWORKS.flatMap((network) => {
        const url = body.social[network];
        return url ? [[network, url]] : [];
      }),
    ),
    ...(Object.fromEntries(named) as Record<string, string[]>),
  };
}
