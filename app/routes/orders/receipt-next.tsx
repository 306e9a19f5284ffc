/** Next steps on a receipt: what the charity does with each intention and kind of gift. */
import type { Intention } from '#domain/cart';
import { formatMoney } from '#domain/money';
import type { OfferingKind } from '#domain/offerings';
import { useLocale, useText } from '#web/i18n/strings';
import type { ReceiptProps } from './receipt-rows';

/** Intentions and kinds of offerings that each have their own step. */
const INTENTIONS_WITH_OWN_STEP = ['zakat', 'waqf', 'sacrifice'] as const satisfies Intention[];
const KINDS_WITH_OWN_STEP = [
  'expiation',
  'orphan',
  'case',
  'repair',
] as const satisfies OfferingKind[];

export function NextSteps({ order: { groups }, receipt: { cards, purified } }: ReceiptProps) {
  const t = useText('receipt');
  const locale = useLocale();
  const count = Object.keys(cards).length;
  const kinds = groups.flatMap(({ gifts }) => gifts.map(({ kind }) => kind));
  const apart = [
    ...INTENTIONS_WITH_OWN_STEP.filter((one) => groups.some(({ intention }) => intention === one)),
    ...KINDS_WITH_OWN_STEP.filter((one) => kinds.includes(one)),
  ];
  const isGift = groups.some(({ intention }) => intention !== 'purification');
  // Only campaigns publish updates and a final report.
  const isForCampaign = kinds.includes('campaign');
  return (
    <section className="grid gap-2 print:hidden">
      <h2>{t('next.title')}</h2>
      <ol className="log">
        {isGift && <Step title={t('next.now.title')} text={t('next.now.text')} />}
        {count > 0 && (
          <Step title={t('next.recipient.title')} text={t('next.recipient.text', { count })} />
        )}
        {apart.map((one) => (
          <Step key={one} title={t(`next.apart.${one}.title`)} text={t(`next.apart.${one}.text`)} />
        ))}
        {purified && (
          <Step
            title={t('next.purification.title')}
            text={t('next.purification.text', { amount: formatMoney(purified, locale) })}
          />
        )}
        {isForCampaign && <Step title={t('next.work.title')} text={t('next.work.text')} />}
        {isForCampaign && <Step title={t('next.report.title')} text={t('next.report.text')} />}
      </ol>
    </section>
  );
}

function Step({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <b className="sm">{title}</b>
      <p>{text}</p>
    </li>
  );
}
