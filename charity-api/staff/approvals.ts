/**
 * Actions that need two people: one asks with a reason, and another owner agrees. Both must have had their permissions
 * for seven days. Otherwise the action runs after a day, and the mails to all owners have a link that stops it.
 */
import type { Transaction } from 'kysely';
import type * as z from 'zod';
import type { Approval, approvalQuerySchema } from '#contract/staff/accounts';
import { isAllowed, type Permission } from '#domain/staff/permissions';
import { days, minutes } from '#domain/time/durations';
import type { Database, Db } from '../db/tables';
import type { ApprovalState, StaffApprovalRow, StaffMemberRow } from '../db/tables/staff';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/errors';
import { readToken } from '../http/signed-token';
import { findMember, readRoles, type StaffSession } from '../http/staff-session';
import { recordAction } from '../modules/staff-log/record';
import { findDeciders, mailToDeciders, mailToOwners } from './decision-mails';
import { findOwners, isSettled } from './members';

/** In ms. Time in which owners can stop an action that runs without a second person. */
const DECISION_DELAY = days(1);
/** In ms. After this time, a running action counts as interrupted and runs again. */
const RUN_TIMEOUT = minutes(10);
const MAX_FAILURE = 500;

export type AskedAction = {
  /** Id of the approval. Also the idempotency key of the action, because an interrupted action runs again. */
  id: string;
  subject: { kind: string; id: string };
  data: unknown;
  reason: string;
  askedBy: { id: string; name: string };
};

export type ApprovalKind = {
  kind: string;
  /** The asker must still have it when the action runs. */
  permission: Permission;
  /** Returns the facts that owners see before they agree, as JSON values. */
  describe(action: AskedAction, db: Db): Promise<Record<string, unknown>>;
  /** Runs the action. Must have no further effect when it runs again. @throws Error whose message staff can read */
  run(action: AskedAction, actor: Actor): Promise<void>;
};

type Asked = {
  kind: string;
  subject: { kind: string; id: string };
  /** JSON value that the kind's handler reads. */
  data: unknown;
  reason: string;
  /** True when the asker chooses the delay although another owner could agree. */
  waits?: boolean;
};

export type Approvals = ReturnType<typeof createApprovals>;

export function createApprovals(deps: ApiDeps, kinds: readonly ApprovalKind[]) {
  const { db, now } = deps;
  const handlers = new Map(kinds.map((one) => [one.kind, one]));

  return {
    ask,
    list,
    /**
     * When the asker is new, it runs after the delay. @throws ApiError staff.ownApproval, staff.newOwner,
     * staff.askerLeft, staff.approvalDecided, staffApproval.notFound
     */
    async agree(id: string, self: StaffSession): Promise<Approval> {
      const row = await approvalRow(db, id);
      if (row.asked_by === self.id) throw new ApiError('staff.ownApproval');
      const owners = await findOwners(db);
      if (!owners.some((owner) => owner.id === self.id && isSettled(owner, owners, row.asked_at)))
        throw new ApiError('staff.newOwner');
      const asker = await findAsker(row);
      if (!asker) {
        await stopWithoutAsker(id);
        throw new ApiError('staff.askerLeft');
      }
      const decision = { by: self.id, action: 'approval.agreed', actor: self.actor };
      if (!isSettled(asker, owners, row.asked_at)) {
        if (row.decided_by !== null) throw new ApiError('staff.approvalDecided');
        await move(id, 'waiting', { ...decision, runsAt: row.runs_at ?? inADay() });
        return show(id, self);
      }
      await move(id, 'running', decision);
      await run(await approvalRow(db, id), self.actor);
      return show(id, self);
    },
    /** @throws ApiError staff.approvalDecided, staffApproval.notFound */
    async decline(id: string, self: StaffSession): Promise<Approval> {
      await approvalRow(db, id);
      await move(id, 'declined', { by: self.id, action: 'approval.declined', actor: self.actor });
      return show(id, self);
    },
    /** Only owners stop the actions of others. @throws ApiError staff.approvalDecided, staffApproval.notFound */
    async stop(id: string, self: StaffSession): Promise<Approval> {
      const row = await approvalRow(db, id);
      if (row.asked_by !== self.id && !self.roles.includes('owner'))
        throw new ApiError('staffApproval.notFound');
      await move(id, 'stopped', { by: self.id, action: 'approval.stopped', actor: self.actor });
      return show(id, self);
    },
    rowOfLink,
    async stopByLink(token: string): Promise<void> {
      const { id } = await rowOfLink(token);
      const actor = { kind: 'site' } as const;
      await move(id, 'stopped', { by: null, action: 'approval.stoppedByLink', actor });
    },
    /** Runs the actions whose delay has passed, and interrupted ones. For the background job. */
    async runDue(): Promise<void> {
      const at = now();
      const due = await db
        .selectFrom('staff_approvals')
        .selectAll()
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
      for (const row of due)
        await runAfterDelay(row).catch((error: unknown) => {
          // Another person may decide at this moment. The other actions must not wait for the next job.
          deps.log.error({ err: error, approval: row.id }, 'a delayed action did not start');
        });
    },
  };

  /** Returns the action of the signed token from the mail. @throws ApiError staffApproval.notFound */
  async function rowOfLink(token: string): Promise<StaffApprovalRow> {
    const id = readToken(deps.config.signingSecrets, 'staff-approval', token)?.toString('hex');
    return approvalRow(db, id ?? '');
  }

  async function runAfterDelay(row: StaffApprovalRow): Promise<void> {
    const actor = { kind: 'site' } as const;
    if (row.state === 'waiting') {
      if (!(await findAsker(row))) return stopWithoutAsker(row.id);
      await move(row.id, 'running', { by: row.decided_by, action: 'approval.delayOver', actor });
    }
    await run(await approvalRow(db, row.id), actor);
  }

  /** Call it in the transaction that has checked the action. @throws ApiError staff.approvalWaits for a second one */
  async function ask(
    tx: Transaction<Database>,
    { kind, subject, data, reason, waits = false }: Asked,
    self: StaffSession,
  ): Promise<string> {
    const handler = handlers.get(kind);
    if (!handler) throw new Error(`there is no approval of the kind ${kind}`);
    const owners = await findOwners(tx);
    const at = now().toISOString();
    const isDecidable = owners.some(
      (owner) => owner.id !== self.id && isSettled(owner, owners, at),
    );
    const id = deps.random(16).toString('hex');
    const runsAt = waits || !isDecidable ? inADay() : null;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('staff_approvals')
      .values({
        ...{ id, kind, subject_kind: subject.kind, subject_id: subject.id },
        ...{ data: JSON.stringify(data), reason, asked_by: self.id, asked_at: at },
        ...{ state: 'waiting', decided_by: null, decided_at: null, runs_at: runsAt, failure: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw new ApiError('staff.approvalWaits');
    await recordAction(tx, deps, {
      ...{ actor: self.actor, action: `${kind}.asked`, subject, reason },
      after: { approval: id },
    });
    const askedBy = { id: self.id, name: self.name };
    const facts = await handler.describe({ id, subject, data, reason, askedBy }, tx);
    await mailToOwners(tx, deps, { ref: id, facts });
    return id;
  }

  function inADay(): string {
    return new Date(now().getTime() + DECISION_DELAY).toISOString();
  }

  /** Returns null when the member who asked has lost the access or the permission. */
  async function findAsker({ asked_by, kind }: StaffApprovalRow) {
    const member = await findMember(db, 'id', asked_by);
    const permission = handlers.get(kind)?.permission;
    return member && permission && isAllowed(readRoles(member.roles), permission) ? member : null;
  }

  function stopWithoutAsker(id: string): Promise<void> {
    const actor = { kind: 'site' } as const;
    return move(id, 'stopped', { by: null, action: 'approval.askerLeft', actor });
  }

  /** @param runsAt set: it waits for the delay, and the owners get a mail @throws ApiError staff.approvalDecided */
  async function move(
    id: string,
    state: ApprovalState,
    {
      by,
      action,
      actor,
      runsAt,
    }: { by: string | null; action: string; actor: Actor; runsAt?: string },
  ): Promise<void> {
    await transact(db, 'staff', async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('staff_approvals')
        .set({ state, decided_by: by, decided_at: now().toISOString() })
        .$if(runsAt !== undefined, (query) => query.set({ runs_at: runsAt! }))
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new ApiError('staff.approvalDecided');
      const row = await approvalRow(tx, id);
      await recordAction(tx, deps, {
        ...{ actor, action, subject: approvalSubject(row) },
        after: { approval: id, kind: row.kind },
      });
      if (runsAt === undefined) return;
      const facts = await handlers.get(row.kind)!.describe(await askedAction(tx, row), tx);
      await mailToOwners(tx, deps, { ref: id, facts });
    });
  }

  async function run(row: StaffApprovalRow, actor: Actor): Promise<void> {
    const handler = handlers.get(row.kind);
    let failure: string | null = null;
    let facts = {};
    const before = await findDeciders(db);
    try {
      if (!handler) throw new Error(`there is no approval of the kind ${row.kind}`);
      const action = await askedAction(db, row);
      facts = await handler.describe(action, db);
      await handler.run(action, actor);
    } catch (error) {
      // It stays running, so that the job runs it again: the provider may have made the refund already.
      if (error instanceof ApiError && error.code === 'request.busy') return;
      failure = (error instanceof Error ? error.message : String(error)).slice(0, MAX_FAILURE);
      deps.log.error({ err: error, approval: row.id, kind: row.kind }, 'an approved action failed');
    }
    await transact(db, 'staff', async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('staff_approvals')
        .set({ state: failure === null ? 'done' : 'failed', failure })
        .where('id', '=', row.id)
        .where('state', '=', 'running')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return;
      // The use case has logged a successful action.
      if (failure === null) {
        const asker = (await memberName(tx, row.asked_by)).name;
        const decider =
          row.decided_by === null ? null : (await memberName(tx, row.decided_by)).name;
        const mail = { ref: row.id, kind: row.kind, facts, asker, decider };
        return mailToDeciders(tx, deps, mail, before);
      }
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
    const owners = await findOwners(db);
    const rows = await matching
      .selectAll()
      .orderBy('asked_at', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    return {
      total: Number(total),
      data: await Promise.all(rows.map((row) => view(row, self, owners))),
    };
  }

  async function show(id: string, self: StaffSession): Promise<Approval> {
    return view(await approvalRow(db, id), self, await findOwners(db));
  }

  async function view(
    row: StaffApprovalRow,
    self: StaffSession,
    owners: readonly StaffMemberRow[],
  ): Promise<Approval> {
    const action = await askedAction(db, row);
    const isOther = row.state === 'waiting' && row.asked_by !== self.id;
    const own = owners.find(({ id }) => id === self.id);
    const decidedBy = row.decided_by === null ? null : await memberName(db, row.decided_by);
    return {
      ...{ id: row.id, kind: row.kind, subject: action.subject, reason: row.reason },
      facts: (await handlers.get(row.kind)?.describe(action, db)) ?? {},
      ...{ askedBy: action.askedBy, askedAt: row.asked_at, state: row.state },
      ...{ decidedBy, decidedAt: row.decided_at, runsAt: row.runs_at, failure: row.failure },
      mayDecide: isOther && own !== undefined,
      mayAgree:
        isOther && decidedBy === null && own !== undefined && isSettled(own, owners, row.asked_at),
    };
  }
}

/** @throws ApiError staffApproval.notFound */
async function approvalRow(db: Db, id: string): Promise<StaffApprovalRow> {
  const row = await db
    .selectFrom('staff_approvals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('staffApproval.notFound');
  return row;
}

const approvalSubject = (row: StaffApprovalRow) => ({ kind: row.subject_kind, id: row.subject_id });

async function askedAction(db: Db, row: StaffApprovalRow): Promise<AskedAction> {
  return {
    ...{ id: row.id, subject: approvalSubject(row) },
    ...{ data: JSON.parse(row.data) as unknown, reason: row.reason },
    askedBy: await memberName(db, row.asked_by),
  };
}

/** Also finds members whose access has ended. */
function memberName(db: Db, id: string): Promise<{ id: string; name: string }> {
  return db
    .selectFrom('staff_members')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
