/** The arrived money of one currency, by intention. On a phone it is one fold, with the total in its summary. */
import { useText } from '#app/i18n/strings';
import { Disclosure } from '#app/ui/fold';
import { Money } from '#app/ui/money';
import type { ShownSums } from '../../gifts/rows.server';
import { SumParts, SumRows } from '../../gifts/sum-parts';

export function Sums({ sum }: { sum: ShownSums }) {
  const t = useText('staff-gifts');
  return (
    <>
      <dl className="sums only-l">
        <div className="all">
          <dt>{t('sums.arrived', { count: sum.orders })}</dt>
          <dd>
            <Money amount={sum.arrived} />
          </dd>
        </div>
        <SumRows parts={sum.parts} />
      </dl>
      <Disclosure
        className="box only-s px-4! py-1!"
        summary={
          <>
            {t('sums.arrived', { count: sum.orders })} <Money amount={sum.arrived} />
          </>
        }
      >
        <SumParts parts={sum.parts} />
      </Disclosure>
    </>
  );
}
