/**
 * Attack mode: a majority of declined payments suggests that stolen cards are tested. It starts automatically, or by
 * staff.
 */
import type { Kysely } from 'kysely';
import { logEvent } from '#contract/telemetry/events';
import { minutes } from '#domain/time/durations';
import type { Database } from '../../db/tables';
import type { AttackModeRow } from '../../db/tables/abuse';
import type { ApiDeps } from '../../deps';
import { countEvents } from './events';

type ModeDeps = Pick<ApiDeps, 'db' | 'now'>;

/** Detection of card testing (OWASP OAT-001): many attempts, most of them declined. */
const WINDOW = minutes(10);
const MIN_ATTEMPTS = 30;
/** In ms, counted from the last decline that still looked like an attack. */
const ATTACK_MODE_MS = minutes(30);

type Setting = AttackModeRow['setting'];

/** Returns null when the text is not a setting. */
export function readSetting(typed: string): Setting | null {
  return (['on', 'off', 'auto'] as const).find((setting) => setting === typed) ?? null;
}

export async function isAttackMode(deps: ModeDeps): Promise<boolean> {
  return isOn(await readMode(deps.db), deps.now());
}

export async function setAttackMode({ db }: ModeDeps, setting: Setting): Promise<void> {
  // `auto` discards an earlier detection, because staff have already judged it.
  await db.updateTable('attack_mode').set({ setting, until: '' }).execute();
}

/** Called after a decline. Starts or extends attack mode, and logs a warning when it starts. */
export async function detectAttack(deps: ModeDeps & Pick<ApiDeps, 'log'>): Promise<void> {
  const { db, now, log } = deps;
  const mode = await readMode(db);
  if (mode.setting !== 'auto') return;
  const figures = await recentOutcomes(deps);
  if (!looksLikeAttack(figures)) return;
  const until = new Date(now().getTime() + ATTACK_MODE_MS).toISOString();
  await db.updateTable('attack_mode').set({ until }).execute();
  if (!isOn(mode, now())) {
    logEvent(log, 'warn', 'attack.detected', { ...figures, until });
  }
}

export type Outcomes = { declined: number; succeeded: number };

export function looksLikeAttack({ declined, succeeded }: Outcomes): boolean {
  const attempts = declined + succeeded;
  return attempts >= MIN_ATTEMPTS && declined * 2 > attempts;
}

export async function recentOutcomes(deps: ModeDeps): Promise<Outcomes> {
  const key = { bucket: 'outcomes', window: WINDOW, limit: Infinity } as const;
  const [declined = 0, succeeded = 0] = await countEvents(deps, [
    { ...key, mark: 'declined' },
    { ...key, mark: 'succeeded' },
  ]);
  return { declined, succeeded };
}

export async function describeAttackMode(deps: ModeDeps): Promise<string> {
  const { setting, until } = await readMode(deps.db);
  const { declined, succeeded } = await recentOutcomes(deps);
  const how = {
    on: 'on, set by staff',
    off: 'off, set by staff: it does not start automatically',
    auto: isOn({ setting, until }, deps.now())
      ? `on (automatic) until ${until.slice(0, 16).replace('T', ' ')} UTC`
      : 'off, and starts automatically when most payments fail',
  }[setting];
  return [
    `Attack mode is ${how}.`,
    `Last 10 minutes: ${declined} declined, ${succeeded} paid.`,
  ].join('\n');
}

type Mode = Pick<AttackModeRow, 'setting' | 'until'>;

async function readMode(db: Kysely<Database>): Promise<Mode> {
  return db.selectFrom('attack_mode').select(['setting', 'until']).executeTakeFirstOrThrow();
}

function isOn({ setting, until }: Mode, now: Date): boolean {
  return setting === 'on' || (setting === 'auto' && until > now.toISOString());
}
