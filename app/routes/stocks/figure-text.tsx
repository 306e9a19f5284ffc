/** A published figure and what it is multiplied to: decimals as they were published, left to right in any language. */
import { decimalText, exact, product } from '#domain/numbers/exact';
import { currencyCode, isCurrency } from '#domain/money';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { DateText } from '../../ui/date-text';
import { figureOf, isSettled, type Figures, type HoldingKind, type Subject } from './kinds';

/** As many as a figure and a number of shares can have together. */
const DECIMALS = 12;

/** "0.0850 OMR a share", or why there is none. */
export function FigureText({
  kind,
  figures,
  subject,
}: {
  kind: HoldingKind;
  figures: Figures;
  subject: Subject;
}) {
  const t = useText('stocks');
  const code = useCode(subject.currency);
  const figure = figureOf(kind, figures);
  if (isSettled(kind, figures)) return <>{t(`settled.${kind}`)}</>;
  if (figure === null) return <>{t(`unpublished.${kind}`)}</>;
  return (
    <>
      <Figure text={figure} code={code} /> {t(`each.${kind}`)}
    </>
  );
}

/** "100 × 0.0850 = 8.5 OMR" */
export function Formula({
  count,
  figure,
  currency,
}: {
  count: string;
  figure: string;
  currency: string;
}) {
  const code = useCode(currency);
  const result = decimalText(product(exact(count), exact(figure)), DECIMALS);
  return (
    <Figure text={`${decimalText(exact(count), DECIMALS)} × ${figure} = ${result}`} code={code} />
  );
}

function Figure({ text, code }: { text: string; code: string }) {
  return (
    <span className="num">
      <bdi className="ltr">{text}</bdi> <bdi>{code}</bdi>
    </span>
  );
}

/** Who published it, and when. */
export function SourceText({ figures: { source, publishedAt } }: { figures: Figures }) {
  return (
    <>
      <bdi>{source}</bdi> ·{'\u00a0'}
      <DateText date={publishedAt} />
    </>
  );
}

function useCode(currency: string): string {
  const locale = useLocale();
  return isCurrency(currency) ? currencyCode(currency, locale) : currency;
}
