/**
 * Actions that need two people: one asks with a reason, and an owner who did not ask agrees. When the only owner asks,
 * the action runs after a day, and a mail has a link that stops it.
 */
import type { Transaction } from 'kysely';
import type * as z from 'zod';
import type { Approval, approvalQuerySchema } from '#contract/staff/accounts';
import { days, minutes } from '#domain/time/durations';
import type { Database } from '../db/tables';
import type { ApprovalState, StaffApprovalRow } from '../db/tables/staff';
import type { ApiDeps } from '../deps';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/errors';
import { readToken } from '../http/signed-token';
import type { StaffSession } from '../http/staff-session';
import { enqueueStaffMail } from '../mail/outbox';
import { recordAction } from '../modules/staff-log/record';
import {
  approvalRow,
  approvalSubject,
  askedAction,
  memberName,
  type AskedAction,
} from './approval-rows';
import { findOwners } from './members';

/** In ms. Delay before an action of the only owner runs. */
export const SOLE_OWNER_DELAY = days(1);
/** In ms. After this time, a running action counts as interrupted and runs again. */
const RUN_TIMEOUT = minutes(10);
/** Maximum number of characters of a stored failure. */
const MAX_FAILURE = 500;

/** One kind of action. */
export type ApprovalKind = {
  kind: string;
  /** Returns the facts that owners see before they agree, as JSON values. */
  describe(action: AskedAction): Promise<Record<string, unknown>>;
  /** Runs the action. Must have no further effect when it runs again. @throws Error whose message staff can read */
  run(action: AskedAction, actor: Actor): Promise<void>;
};

type Asked = {
  kind: string;
  subject: { kind: string; id: string };
  /** JSON value that the kind's handler reads. */
  data: unknown;
  reason: string;
};

export type Approvals = ReturnType<typeof createApprovals>;

export function createApprovals(deps: ApiDeps, kinds: readonly ApprovalKind[]) {
  const { db, now } = deps;
  const handlers = new Map(kinds.map((one) => [one.kind, one]));

  return {
    ask,
    list,
    /**
     * Agrees, and runs the action.
     * @throws ApiError staff.ownApproval, staff.approvalDecided, staffApproval.notFound
     */
    async agree(id: string, self: StaffSession): Promise<Approval> {
      const row = await approvalRow(db, id);
      if (row.asked_by === self.id) throw new ApiError('staff.ownApproval');
      await move(id, 'running', { by: self.id, action: 'approval.agreed', actor: self.actor });
      await run(await approvalRow(db, id), self.actor);
      return show(id, self);
    },
    /** @throws ApiError staff.approvalDecided, staffApproval.notFound */
    async decline(id: string, self: StaffSession): Promise<Approval> {
      await approvalRow(db, id);
      await move(id, 'declined', { by: self.id, action: 'approval.declined', actor: self.actor });
      return show(id, self);
    },
    /**
     * Stops an action. Owners can stop every action, other members only those that they asked for.
     * @throws ApiError staff.approvalDecided, staffApproval.notFound
     */
    async stop(id: string, self: StaffSession): Promise<Approval> {
      const row = await approvalRow(db, id);
      if (row.asked_by !== self.id && !self.roles.includes('owner'))
        throw new ApiError('staffApproval.notFound');
      await move(id, 'stopped', { by: self.id, action: 'approval.stopped', actor: self.actor });
      return show(id, self);
    },
    /** Stops an action with the signed token from the mail. */
    async stopByLink(token: string): Promise<void> {
      const id = readToken(deps.config.signingSecrets, 'staff-approval', token)?.toString('hex');
      if (id === undefined) throw new ApiError('staffApproval.notFound');
      await approvalRow(db, id);
      const actor = { kind: 'site' } as const;
      await move(id, 'stopped', { by: null, action: 'approval.stoppedByLink', actor });
    },
    /** Runs the actions whose delay has passed, and interrupted ones. For the background job. */
    async runDue(): Promise<void> {
      const at = now();
      const due = await db
        .selectFrom('staff_approvals')
        .select(['id', 'state'])
        .where(({ or, and, eb }) =>
          or([
            and([eb('state', '=', 'waiting'), eb('runs_at', '<=', at.toISOString())]),
            and([
              eb('state', '=', 'running'),
              eb('decided_at', '<=', new Date(at.getTime() - RUN_TIMEOUT).toISOString()),
            ]),
          ]),
        )
        .execute();
      const actor = { kind: 'site' } as const;
      for (const { id, state } of due) {
        if (state === 'waiting')
          await move(id, 'running', { by: null, action: 'approval.delayOver', actor });
        await run(await approvalRow(db, id), actor);
      }
    },
  };

  /**
   * Stores an action that waits. Call it in the transaction that has checked the action.
   * @throws ApiError staff.approvalWaits when the same action already waits
   */
  async function ask(
    tx: Transaction<Database>,
    { kind, subject, data, reason }: Asked,
    self: StaffSession,
  ): Promise<string> {
    if (!handlers.has(kind)) throw new Error(`there is no approval of the kind ${kind}`);
    const owners = await findOwners(tx);
    const isSoleOwner = owners.length === 1 && owners[0]!.id === self.id;
    const at = now();
    const id = deps.random(16).toString('hex');
    const runsAt = isSoleOwner ? new Date(at.getTime() + SOLE_OWNER_DELAY).toISOString() : null;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('staff_approvals')
      .values({
        ...{ id, kind, subject_kind: subject.kind, subject_id: subject.id },
        ...{ data: JSON.stringify(data), reason, asked_by: self.id, asked_at: at.toISOString() },
        ...{ state: 'waiting', decided_by: null, decided_at: null, runs_at: runsAt, failure: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw new ApiError('staff.approvalWaits');
    await recordAction(tx, deps, {
      ...{ actor: self.actor, action: `${kind}.asked`, subject, reason },
      after: { approval: id },
    });
    if (isSoleOwner)
      await enqueueStaffMail(tx, {
        ...{ id: deps.random(16).toString('hex'), kind: 'staff-approval', ref: id },
        ...{ at: at.toISOString() },
        recipient: { email: self.email, name: self.name, locale: self.locale },
      });
    return id;
  }

  /** Changes a waiting action. @throws ApiError staff.approvalDecided when another person has decided first */
  async function move(
    id: string,
    state: ApprovalState,
    { by, action, actor }: { by: string | null; action: string; actor: Actor },
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('staff_approvals')
        .set({ state, decided_by: by, decided_at: now().toISOString() })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new ApiError('staff.approvalDecided');
      const row = await approvalRow(tx, id);
      await recordAction(tx, deps, {
        ...{ actor, action, subject: approvalSubject(row) },
        after: { approval: id, kind: row.kind },
      });
    });
  }

  async function run(row: StaffApprovalRow, actor: Actor): Promise<void> {
    const handler = handlers.get(row.kind);
    let failure: string | null = null;
    try {
      if (!handler) throw new Error(`there is no approval of the kind ${row.kind}`);
      await handler.run(await askedAction(db, row), actor);
    } catch (error) {
      failure = (error instanceof Error ? error.message : String(error)).slice(0, MAX_FAILURE);
      deps.log.error({ err: error, approval: row.id, kind: row.kind }, 'an approved action failed');
    }
    await db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('staff_approvals')
        .set({ state: failure === null ? 'done' : 'failed', failure })
        .where('id', '=', row.id)
        .where('state', '=', 'running')
        .executeTakeFirst();
      // The use case has logged a successful action.
      if (failure === null || numUpdatedRows !== 1n) return;
      await recordAction(tx, deps, {
        ...{ actor, action: 'approval.failed', subject: approvalSubject(row) },
        after: { approval: row.id, kind: row.kind },
      });
    });
  }

  async function list(
    { offset, limit, state }: z.output<typeof approvalQuerySchema>,
    self: StaffSession,
  ): Promise<{ total: number; data: Approval[] }> {
    const matching = db
      .selectFrom('staff_approvals')
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .$if(!self.roles.includes('owner'), (query) => query.where('asked_by', '=', self.id));
    const { total } = await matching
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await matching
      .selectAll()
      .orderBy('asked_at', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    return {
      total: Number(total),
      data: await Promise.all(rows.map((row) => view(row, self))),
    };
  }

  async function show(id: string, self: StaffSession): Promise<Approval> {
    return view(await approvalRow(db, id), self);
  }

  async function view(row: StaffApprovalRow, self: StaffSession): Promise<Approval> {
    const action = await askedAction(db, row);
    const decidedBy = row.decided_by === null ? null : await memberName(db, row.decided_by);
    return {
      ...{ id: row.id, kind: row.kind, subject: action.subject, reason: row.reason },
      facts: (await handlers.get(row.kind)?.describe(action)) ?? {},
      ...{ askedBy: action.askedBy, askedAt: row.asked_at, state: row.state },
      ...{ decidedBy, decidedAt: row.decided_at, runsAt: row.runs_at, failure: row.failure },
      mayDecide:
        row.state === 'waiting' && row.asked_by !== self.id && self.roles.includes('owner'),
    };
  }
}
