/** Explanation of the result: formula of each line, nisab by both metals, prices, rounding, and rulings. */
import type { Rulings, Zakat } from '#domain/zakat';
import { useText } from '../../i18n/strings';
import { DateText } from '../../ui/date-text';
import { Facts } from '../../ui/facts';
import { Disclosure } from '../../ui/fold';
import { Money } from '../../ui/money';
import { FormulaText } from './formula-text';
import { LineTitle } from './line-title';
import { NisabText, PriceText } from './price-text';
import { Verbatim } from '../../ui/verbatim';

export function Explanation({ zakat, rulings }: { zakat: Zakat; rulings: Rulings }) {
  const t = useText('zakat-calculator');
  const { lines, net, year, percent, isDue, due } = zakat;
  const rows = [
    ...lines.map((line) => ({
      key: `${line.kind}.${line.at}`,
      label: (
        <span className="font-semibold text-ink">
          <LineTitle line={line} />
        </span>
      ),
      value: <Money amount={line.amount} />,
      note: <FormulaText formula={line.formula} currency={zakat.currency} />,
    })),
    {
      key: 'net',
      label: <span className="font-semibold text-ink">{t('how.net')}</span>,
      value: <Money amount={net} />,
    },
    ...(isDue
      ? [
          {
            key: 'rate',
            label: t(`how.rate.${year}`),
            value: <Verbatim>× {percent}%</Verbatim>,
          },
        ]
      : []),
    { key: 'due', label: t('how.due'), value: <Money amount={due} />, sum: true },
  ];
  return (
    <Disclosure open summary={<span className="text-xl">{t('how.title')}</span>} className="box">
      <Facts rows={rows} />
      <div className="sm grid gap-1 pt-2">
        <NisabText zakat={zakat} />
        <PriceText metal="gold" zakat={zakat} />
        <PriceText metal="silver" zakat={zakat} />
        <p>
          <b>{t('how.rounding.title')}</b>{' '}
          {t(zakat.isRounded ? 'how.rounding.done' : 'how.rounding.none')}
        </p>
        <p>
          <b>{t('how.rulings.title')}</b> {t('how.rulings.text', { authority: rulings.authority })}{' '}
          <DateText date={rulings.ruledAt} />
        </p>
        <p className="muted">{t('how.rulings.differ')}</p>
      </div>
    </Disclosure>
  );
}
