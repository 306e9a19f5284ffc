/** Withdraws an application, and gives free seats to the waiting list. */
import type { Transaction } from 'kysely';
import type { Application } from '#contract/applications';
import type { Database } from '../db/tables';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import { ApiError } from '../http/errors';
import { enqueueApplicationMail } from '../mail/outbox';
import {
  findApplication,
  updateApplication,
  type ApplicationRow,
} from '../modules/applications/repository';
import { freeSeats, releaseSeats, reserveSeats } from '../modules/applications/seats';
import { findSubject, hasBegun, SEAT_TABLES } from '../modules/applications/subjects';
import { readApplicationToken } from '../modules/applications/tokens';
import { canWithdraw, viewApplication } from './view';

/** @throws ApiError application.notFound */
export async function findByToken(deps: ApiDeps, token: string): Promise<ApplicationRow> {
  const id = readApplicationToken(deps, token);
  const row = id === null ? undefined : await findApplication(deps.db, 'id', id);
  if (!row) throw new ApiError('application.notFound');
  return row;
}

/**
 * Withdraws an application. A second call changes nothing.
 * @throws ApiError application.notFound, application.closed when the event or training has begun
 */
export async function withdrawApplication(deps: ApiDeps, token: string): Promise<Application> {
  const { id } = await findByToken(deps, token);
  await transact(deps.db, 'applications', async (tx) => {
    const row = (await findApplication(tx, 'id', id))!;
    if (row.state === 'withdrawn') return;
    if (!canWithdraw(row, await findSubject(tx, row), deps.now()))
      throw new ApiError('application.closed');
    await endApplication(deps, tx, row);
  });
  return viewApplication(deps, await findByToken(deps, token));
}

/** Withdraws an application that is not withdrawn, and gives its seats to the waiting list. */
export async function endApplication(
  deps: Pick<ApiDeps, 'now' | 'random'>,
  tx: Transaction<Database>,
  row: ApplicationRow,
): Promise<void> {
  // Frees the key, so that the same person can apply again.
  await updateApplication(tx, row.id, {
    state: 'withdrawn',
    dedupe_key: row.id,
    updated_at: deps.now().toISOString(),
  });
  const seats = seatsOf(row);
  if (!seats) return;
  if (row.state === 'confirmed') await releaseSeats(tx, { ...seats, seats: row.seats });
  await seatWaiting(deps, tx, row.kind as SeatedKind, seats.id);
}

type SeatedKind = keyof typeof SEAT_TABLES;

function seatsOf({ kind, subject }: Pick<ApplicationRow, 'kind' | 'subject'>) {
  if (!(kind in SEAT_TABLES) || subject === null) return null;
  return { table: SEAT_TABLES[kind as SeatedKind], id: subject };
}

/**
 * Reserves seats for the applications on a waiting list, in the order of arrival. An application that needs more seats
 * than remain is skipped, so that no seat stays empty. No seat of a withdrawn event is assigned.
 */
async function seatWaiting(
  { now, random }: Pick<ApiDeps, 'now' | 'random'>,
  tx: Transaction<Database>,
  kind: SeatedKind,
  subject: string,
): Promise<void> {
  const table = SEAT_TABLES[kind];
  let free = await freeSeats(tx, table, subject);
  const found = free > 0 && (await findSubject(tx, { kind, subject }));
  if (!found || hasBegun(found, now())) return;
  const at = now().toISOString();
  const waiting = await tx
    .selectFrom('applications')
    .select(['id', 'seats'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .orderBy('seq')
    .execute();
  for (const { id: applicationId, seats } of waiting) {
    if (seats > free || !(await reserveSeats(tx, { table, id: subject, seats }))) continue;
    free -= seats;
    await updateApplication(tx, applicationId, { state: 'confirmed', updated_at: at });
    const id = random(16).toString('hex');
    await enqueueApplicationMail(tx, { id, applicationId, kind: 'application-seated', at });
  }
}

/** Background job: gives seats to waiting lists after an import has added seats. */
export async function seatAllWaiting(deps: ApiDeps): Promise<void> {
  const waiting = await deps.db
    .selectFrom('applications')
    .select(['kind', 'subject'])
    .distinct()
    .where('state', '=', 'waiting')
    .execute();
  for (const row of waiting) {
    const seats = seatsOf(row);
    // Read before the transaction, to avoid an unnecessary write lock.
    if (!seats || (await freeSeats(deps.db, seats.table, seats.id)) <= 0) continue;
    await transact(deps.db, 'applications', (tx) =>
      seatWaiting(deps, tx, row.kind as SeatedKind, seats.id),
    );
  }
}
