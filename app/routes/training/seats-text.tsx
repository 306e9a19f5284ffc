/** The free seats of a training, or its state when nobody can apply any more. */
import { useText } from '#web/i18n/strings';
import { Badge } from '#web/ui/parts';
import type { FreeSeats, TrainingState } from './card.server';

/** Maximum number of free seats that the page shows as a warning. */
const FEW = 5;

export function SeatsText({ state, seats }: { state: TrainingState; seats: FreeSeats }) {
  const t = useText('training');
  if (state !== 'open') return <Badge tone="off">{t(`state.${state}`)}</Badge>;
  if (!seats) return <span className="sm muted">{t('seats.open')}</span>;
  const { free, capacity } = seats;
  if (free <= FEW) return <Badge tone="warm">{t('seats.few', { count: free })}</Badge>;
  return <span className="sm muted">{t('seats.free', { count: free, capacity })}</span>;
}
