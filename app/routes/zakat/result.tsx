/** Result of the calculator: zakat due and the give button, or what the donor must still type. */
import { forwardRef } from 'react';
import { formatMoney } from '#domain/money';
import { otherThan, type Zakat } from '#domain/zakat';
import { useLocale, useText } from '#web/i18n/strings';
import { Alert, DateText, Money, Submit } from '#web/ui/parts';
import { Print } from '#web/ui/print';
import { zakatAmountToken } from './seen';

export const FIGURES_ANCHOR = 'figures';

type Props = {
  zakat: Zakat | null;
  isUnread: boolean;
  /** True when the amount differs from the one on the clicked button. */
  isOther: boolean;
  today: string;
};

export const Result = forwardRef<HTMLElement, Props>(function Result(
  { zakat, isUnread, isOther, today },
  ref,
) {
  const t = useText('zakat-calculator');
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      aria-label={t('result')}
      className="grid gap-3 md:col-start-2 md:row-span-2 md:row-start-1 md:[@media(min-height:51.25em)]:sticky md:top-3"
    >
      <div className="box lift grid gap-2">
        {isOther && <Alert tone="warm">{t('other')}</Alert>}
        {zakat ? (
          <ResultSummary zakat={zakat} today={today} />
        ) : (
          <p>{t(isUnread ? 'unread' : 'begin')}</p>
        )}
        {zakat?.isDue && <input type="hidden" name="seen" value={zakatAmountToken(zakat)} />}
        {zakat?.isDue && (
          <Submit
            size="lg"
            wide
            name="intent"
            value="give"
            waiting={t('giving')}
            className="print:hidden"
          >
            {t('give')}
          </Submit>
        )}
        {zakat && (
          <a className="btn quiet print:hidden" href={`#${FIGURES_ANCHOR}`}>
            {t('change')}
          </a>
        )}
      </div>
      <section className="grid gap-1">
        <h2 className="text-lg">{t('keep.title')}</h2>
        <p className="sm muted">{t('keep.text')}</p>
        {zakat && <Print label={t('keep.print')} hint={t('keep.printHint')} />}
      </section>
      <section className="grid gap-1 print:hidden">
        <h2 className="text-lg">{t('spent.title')}</h2>
        <p className="sm muted">{t('spent.text')}</p>
      </section>
    </aside>
  );
});

function ResultSummary({ zakat, today }: { zakat: Zakat; today: string }) {
  const t = useText('zakat-calculator');
  const locale = useLocale();
  const { isDue, due, net, nisab, missing, percent, year, dueByOther } = zakat;
  const written = (amount: typeof due) => formatMoney(amount, locale);
  const limit = nisab[nisab.by];
  const figures = { net: written(net), nisab: limit ? written(limit.value) : '' };
  const otherLimit = nisab[otherThan(nisab.by)];
  const other = { nisab: otherLimit ? written(otherLimit.value) : '' };
  return (
    <>
      <p className="muted">
        {t(`due.${year}`)} <DateText date={today} />
      </p>
      <div aria-live="polite">
        {isDue ? (
          <p className="text-3xl font-bold">
            <Money amount={due} />
          </p>
        ) : (
          <h2>{t('notRequired')}</h2>
        )}
      </div>
      <p>
        {isDue
          ? t('due.reason', { ...figures, percent })
          : t('due.below', { ...figures, missing: written(missing) })}
      </p>
      {dueByOther && (
        <p>{t(`due.otherNisab.${otherThan(nisab.by)}`, { ...other, due: written(dueByOther) })}</p>
      )}
    </>
  );
}
