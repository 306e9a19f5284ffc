/** Stores an application: the common steps of all forms that visitors send to the charity. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ApplicationKind, ApplicationReceipt } from '#contract/applications';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { foldedWords } from '#domain/folding';
import type { Locale } from '#domain/locales';
import type { Database } from '../db/tables';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import { readEmail } from '../http/email';
import { ApiError } from '../http/errors';
import { randomReference } from '../http/random-reference';
import { enqueueApplicationMail, enqueueApplicationMailAgain } from '../mail/outbox';
import { rateLimitKeysOf } from '../modules/abuse/caller';
import { countOrReject } from '../modules/abuse/count-request';
import { ALL } from '../modules/abuse/events';
import { APPLICATION_WINDOW } from '../modules/abuse/limits';
import { findApplication, type ApplicationRow } from '../modules/applications/repository';
import { reserveSeats } from '../modules/applications/seats';
import type { SeatTable } from '../modules/applications/subjects';

type Tx = Transaction<Database>;

export type NewApplication = {
  kind: ApplicationKind;
  /** Id of the event or training. */
  subject: string | null;
  name: string;
  email: string;
  /** International: + and digits. */
  phone: string | null;
  locale: Locale;
  /**
   * The other fields, in the order of the form. locales/<language>/mail.json has their labels (application.fields) and
   * the labels of choices (application.values).
   */
  data: Record<string, string | string[]>;
  /** 0 for applications without seats. */
  seats: number;
  /** The account of a signed-in donor. */
  accountId: string | null;
};

export type SubmitOptions = {
  /** The table that counts the seats of the subject. Without a free seat, the application is on the waiting list. */
  seatsOf?: SeatTable;
  /** True when an e-mail address can have only one application for the subject that is not withdrawn. */
  oncePerPerson?: boolean;
  /** With `oncePerPerson`: fields that distinguish people who share an e-mail address, such as the date of birth. */
  person?: readonly string[];
  /** Runs in the transaction, before the application is stored, for further checks. @throws ApiError */
  check?: (tx: Tx) => Promise<void>;
  /** Runs in the same transaction after the application is stored, and inserts rows that refer to its `id`. */
  within?: (tx: Tx, id: string) => Promise<void>;
};

/**
 * Stores an application once, reserves its seats, and queues a mail to the applicant and one to the charity. The same
 * application sent twice returns the same response, and queues the mail to the applicant again when it was sent.
 * @throws ApiError application.invalidEmail, application.tooMany
 */
export async function submitApplication(
  deps: ApiDeps,
  application: NewApplication,
  caller: DonorRateLimitKeys,
  options: SubmitOptions = {},
): Promise<ApplicationReceipt> {
  const email = readEmail(application.email);
  if (email === null)
    throw new ApiError('application.invalidEmail', { fields: { email: 'format' } });
  const typed = { ...application, email };
  const row = await transact(deps.db, 'applications', async (tx) => {
    await admit(deps, tx, caller, email);
    const key = dedupeKey(typed, options, deps.now());
    const known = await findApplication(tx, 'dedupe_key', key);
    return known ? repeat(deps, tx, known) : store(deps, tx, { typed, key, options });
  });
  return { reference: row.reference, state: row.state };
}

/** Applications of one person without `oncePerPerson` are the same when all fields are the same on the same day. */
function dedupeKey(
  { kind, subject, email, name, phone, data, seats }: NewApplication,
  { oncePerPerson = false, person = [] }: SubmitOptions,
  now: Date,
): string {
  const day = now.toISOString().slice(0, 10);
  const content = oncePerPerson ? person : [name, phone, data, seats, day];
  return createHash('sha256')
    .update(JSON.stringify([kind, subject, email, ...content]))
    .digest('base64url');
}

/** Queues the mail again, because an applicant who repeats a form may have lost the first mail. */
async function repeat(
  { random, now }: ApiDeps,
  tx: Tx,
  known: ApplicationRow,
): Promise<ApplicationRow> {
  await enqueueApplicationMailAgain(tx, {
    id: random(16).toString('hex'),
    applicationId: known.id,
    kind: 'application-received',
    at: now().toISOString(),
  });
  return known;
}

async function store(
  deps: ApiDeps,
  tx: Tx,
  { typed, key, options }: { typed: NewApplication; key: string; options: SubmitOptions },
): Promise<ApplicationRow> {
  await options.check?.(tx);
  const at = deps.now().toISOString();
  const id = deps.random(16).toString('hex');
  const { data, accountId, ...columns } = typed;
  const words = foldedWords(typed.name).map((word) => ` ${word}`);
  const row = await tx
    .insertInto('applications')
    .values({
      ...{ ...columns, id, reference: await drawReference(deps, tx), dedupe_key: key },
      state: await firstState(tx, typed, options.seatsOf),
      data: JSON.stringify(data),
      // Staff do not decide about seats of events, so nothing waits for them.
      handling: typed.kind === 'event' ? 'done' : 'new',
      ...{ words: words.join(''), account_id: accountId, created_at: at, updated_at: at },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await options.within?.(tx, id);
  for (const kind of ['application-received', 'application-staff'] as const) {
    const mailId = deps.random(16).toString('hex');
    await enqueueApplicationMail(tx, { id: mailId, applicationId: id, kind, at });
  }
  return row;
}

async function firstState(
  tx: Tx,
  { subject, seats }: NewApplication,
  table: SeatTable | undefined,
): Promise<ApplicationRow['state']> {
  if (!table || subject === null) return 'received';
  return (await reserveSeats(tx, { table, id: subject, seats })) ? 'confirmed' : 'waiting';
}

async function drawReference(deps: ApiDeps, tx: Tx): Promise<string> {
  for (;;) {
    const reference = randomReference('AP', deps);
    if (!(await findApplication(tx, 'reference', reference))) return reference;
  }
}

/** Each application sends a mail to an address that the caller typed, so repeated ones are counted too. */
async function admit(
  deps: ApiDeps,
  tx: Tx,
  caller: DonorRateLimitKeys,
  email: string,
): Promise<void> {
  const { perEmail, perAddress, total } = deps.config.limits.applications;
  const window = APPLICATION_WINDOW;
  const marks = rateLimitKeysOf(caller, email, deps);
  const rules = [
    { bucket: 'applications.all', mark: ALL, limit: total, window },
    { bucket: 'applications.address', mark: marks.address, limit: perAddress, window },
    { bucket: 'applications.email', mark: marks.email, limit: perEmail, window },
  ] as const;
  await countOrReject({ ...deps, db: tx }, rules, 'application.tooMany');
}
