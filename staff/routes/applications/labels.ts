/** The badges of an application: its work state, and the state of its seats. */
import type { ApplicationState } from '#contract/applications';
import type { Handling, StaffApplicationRow } from '#contract/staff/applications';
import type { StateTone } from '../../ui/page';

const HANDLING_TONES: Record<Handling, StateTone> = {
  new: 'warm',
  in_progress: 'warm',
  accepted: 'ok',
  declined: 'off',
  done: 'ok',
};
const STATE_TONES: Record<ApplicationState, StateTone | null> = {
  // The same as new.
  received: null,
  confirmed: 'ok',
  waiting: 'plain',
  withdrawn: 'off',
};

export type Label = {
  /** Key below `mail:application`. */
  key: string;
  tone: StateTone;
};

/**
 * A withdrawn application needs no work, so its work state is shown only when it is finished. For an event,
 * the badge shows the seats, because the work state is `done` from the beginning.
 */
export function labelsOf({
  kind,
  state,
  handling,
}: Pick<StaffApplicationRow, 'kind' | 'state' | 'handling'>): Label[] {
  const tone = STATE_TONES[state];
  const seats = tone ? [{ key: `states.${state}`, tone }] : [];
  const work = { key: `handlings.${handling}`, tone: HANDLING_TONES[handling] };
  const isSeated = state === 'confirmed' || state === 'waiting';
  if (kind === 'event' && handling === 'done' && isSeated) return seats;
  const isFinished = handling === 'declined' || handling === 'done';
  return state === 'withdrawn' && !isFinished ? seats : [work, ...seats];
}
