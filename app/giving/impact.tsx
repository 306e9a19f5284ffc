/** One line about what the chosen amount achieves. Only amounts with their own line show one. */
import { units, type Money as Amount } from '#domain/money';
import { Icon } from '#web/ui/icon';
import { Money } from '#web/ui/parts';
import type { GiftOffer } from './suggested-amounts.server';

type Line = GiftOffer['impact'][number];
type Props = {
  impact: readonly Line[];
  /** Suggested amounts in whole units of the currency, as in the amount picker. */
  suggestions: readonly number[];
  /** The current amount in the form. Null until scripts have read it, and for text that is not an amount. */
  amount: Amount | null;
};

export function Impact({ impact, suggestions, amount }: Props) {
  if (amount) {
    const line = impact.find((one) => one.amount.minor === amount.minor);
    return <div aria-live="polite">{line && <ImpactLine line={line} />}</div>;
  }
  // The stylesheet shows the line with the index of the checked suggestion, and no line for a typed amount.
  return (
    <div aria-live="polite" className="lines">
      {suggestions.map((whole) => {
        const line = impact.find(
          ({ amount: { minor, currency } }) => minor === units(whole, currency).minor,
        );
        return <div key={whole}>{line && <ImpactLine line={line} />}</div>;
      })}
    </div>
  );
}

function ImpactLine({ line }: { line: Line }) {
  return (
    <p className="flex gap-1 text-sm text-link">
      <Icon name="check" />
      <span>
        <b>
          <Money amount={line.amount} />
        </b>{' '}
        <span {...line.language}>{line.text}</span>
      </span>
    </p>
  );
}
