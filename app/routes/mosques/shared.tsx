/** Preview of how a gift is split among repairs: immediately with scripts, on request without them. */
import { MINIMUM_AMOUNT } from '#domain/constants';
import { formatMoney, units, type Currency, type Money as Amount } from '#domain/money';
import { spread, type Portion } from '#domain/offerings/repairs';
import { useLocale, useText } from '#web/i18n/strings';
import { Disclosure } from '#web/ui/fold';
import { Money } from '#web/ui/text';
import { Submit } from '#web/ui/submit';
import type { RepairView } from './view.server';

type Wanted = readonly RepairView[];

export function LiveSplitPreview({ amount, wanted }: { amount: Amount; wanted: Wanted }) {
  const t = useText('mosques');
  const locale = useLocale();
  const needs = wanted.flatMap(({ id, rest }) => (rest ? [{ id, left: rest }] : []));
  if (needs.length === 0) return null;
  const least = units(MINIMUM_AMOUNT, amount.currency);
  const shared = spread(amount, needs, least);
  const hint = (key: string, of: Amount) => (
    <p className="hint" role="status">
      {t(key, { amount: formatMoney(of, locale) })}
    </p>
  );
  if (!shared.ok)
    return hint(shared.problem === 'tooMuch' ? 'tooMuch' : 'nextAmount', shared.nearest);
  return needs.length > 1 ? <Portions portions={shared.portions} of={wanted} /> : null;
}

type OnRequest = { shown: readonly Portion[] | null; open: Wanted; currency: Currency };

export function RequestedSplitPreview({ shown, open, currency }: OnRequest) {
  const t = useText('mosques');
  if (open.length < 2) return null;
  return (
    <>
      {/* Portions includes the explanation, so it is shown only once. */}
      {shown ? <Portions portions={shown} of={open} /> : <SplitExplanation currency={currency} />}
      <noscript>
        <Submit kind="quiet" wide name="intent" value="spread">
          {t('showShared')}
        </Submit>
      </noscript>
    </>
  );
}

function Portions({ portions, of }: { portions: readonly Portion[]; of: Wanted }) {
  const t = useText('mosques');
  const currency = portions[0]?.amount.currency;
  return (
    <div className="grid gap-1" role="status">
      <p className="sm font-semibold">{t('shared')}</p>
      <ul className="rows sm">
        {portions.map(({ id, amount }) => {
          const repair = of.find((one) => one.id === id);
          return (
            <li key={id}>
              <span {...repair?.language}>{repair?.title}</span>
              <b>
                <Money amount={amount} />
              </b>
            </li>
          );
        })}
      </ul>
      {currency && <SplitExplanation currency={currency} />}
    </div>
  );
}

function SplitExplanation({ currency }: { currency: Currency }) {
  const t = useText('mosques');
  const locale = useLocale();
  const least = formatMoney(units(MINIMUM_AMOUNT, currency), locale);
  return (
    <Disclosure summary={t('howTitle')} className="sm">
      <p>{t('how', { least })}</p>
    </Disclosure>
  );
}
