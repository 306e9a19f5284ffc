/** Closing time of a sacrifice: a countdown, and the local time at the place of slaughter. */
import { useText } from '#web/i18n/strings';
import { Countdown } from '../../giving/countdown';
import { Moment } from './moment';
import type { SacrificeCard } from './card.server';

type Props = Pick<SacrificeCard, 'standing' | 'closing' | 'remaining'>;

export function Closing({ standing, closing, remaining }: Props) {
  const t = useText('sacrifices');
  if (!closing || standing === 'completed') return null;
  const isOver = standing === 'closed';
  return (
    <div className="sm grid gap-0.5">
      {!isOver && remaining && <Countdown deadline={closing.at} remaining={remaining} />}
      <p className="grid">
        <span className="muted">{t(isOver ? 'closed' : 'closes')}</span>
        <Moment moment={closing} />
      </p>
    </div>
  );
}
