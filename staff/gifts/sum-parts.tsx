/** The arrived money of one currency by intention, as rows. A line follows purification, because it is spent apart. */
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/strings';
import { Money } from '#web/ui/parts';
import type { ShownPart } from './rows.server';

export function SumParts({ parts, children }: { parts: ShownPart[]; children?: ReactNode }) {
  return (
    <dl className="kv tight">
      {children}
      <SumRows parts={parts} />
    </dl>
  );
}

export function SumRows({ parts }: { parts: ShownPart[] }) {
  const t = useText('staff-gifts');
  return parts.map(({ key, amount }) => (
    <div key={key} className={key === 'purification' ? 'part' : undefined}>
      <dt>{t(`sums.${key}`)}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  ));
}
