/** Texts of a published amount per share and of its formula: decimals as published, left-to-right in all languages. */
import { currencyCode, isCurrency } from '#domain/money';
import { decimalText, exact, product } from '#domain/numbers/exact';
import { useLocale, useText } from '#web/i18n/strings';
import { DateText, Verbatim } from '#web/ui/parts';
import { figureOf, type Figures, type HoldingKind, isSettled, type Subject } from './kinds';

/** Maximum number of decimals of the product of a published amount and a number of shares. */
const DECIMALS = 12;

/** "0.0850 OMR per share", or the reason why there is no amount. */
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
      <Verbatim>{text}</Verbatim> <bdi>{code}</bdi>
    </span>
  );
}

/** Publisher and publication date. */
export function SourceText({ figures: { source, language, publishedAt } }: { figures: Figures }) {
  return (
    <>
      <bdi {...language}>{source}</bdi> ·&nbsp;
      <DateText date={publishedAt} />
    </>
  );
}

function useCode(currency: string): string {
  const locale = useLocale();
  return isCurrency(currency) ? currencyCode(currency, locale) : currency;
}
