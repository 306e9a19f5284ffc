/** Lists the valid sessions of a donor. */
import type { DonorSession } from '#contract/accounts';
import type { ApiDeps } from '../../deps';
import type { Donor } from '../../http/access-token';
import type { Page, Paged } from '../../modules/page';

/** Returns a page of the sessions, the last used first. */
export async function listSessions(
  { db, now }: ApiDeps,
  { accountId, sessionId }: Donor,
  { offset, limit }: Page,
): Promise<Paged<DonorSession>> {
  const mine = db
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now().toISOString());
  const { total } = await mine
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await mine
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    total: Number(total),
    data: rows.map(({ id, device, created_at, last_used_at }) => ({
      id,
      device,
      createdAt: created_at,
      lastUsedAt: last_used_at,
      current: id === sessionId,
    })),
  };
}
