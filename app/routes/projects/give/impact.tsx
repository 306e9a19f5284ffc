/** What amounts do. All are listed; once an amount is chosen, the one that it reaches stands out. */
import type { Money as Amount } from '#domain/money';
import { Money } from '../../../ui/money';
import type { GiftOffer } from './offer.server';

export function Impact({ impact, amount }: { impact: GiftOffer['impact']; amount: Amount | null }) {
  const reached = amount && impact.filter((line) => line.amount.minor <= amount.minor).at(-1);
  return (
    <ul className="grid gap-0.5 border-s-[4px] border-brand bg-tint p-2 text-sm">
      {impact.map((line) => (
        <li key={line.amount.minor} className={reached && line !== reached ? 'muted' : undefined}>
          <b>
            <Money amount={line.amount} decimals="whenNeeded" />
          </b>{' '}
          {line.text}
        </li>
      ))}
    </ul>
  );
}
