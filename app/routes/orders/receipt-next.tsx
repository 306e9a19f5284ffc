/** What happens after a gift has arrived. */
import { useText } from '../../i18n/strings';
import type { ReceiptProps } from './receipt';

export function NextSteps({ order: { groups }, receipt: { cards, purified } }: ReceiptProps) {
  const t = useText('receipt');
  const count = Object.keys(cards).length;
  const isGift = groups.some(({ intention }) => intention !== 'purification');
  // Only a campaign has a page that goes on telling, and an end.
  const isForCampaign = groups.some(({ gifts }) => gifts.some(({ kind }) => kind === 'campaign'));
  return (
    <section className="grid gap-2 print:hidden">
      <h2>{t('next.title')}</h2>
      <ol className="grid gap-2">
        {isGift && <Step title={t('next.now.title')} text={t('next.now.text')} />}
        {count > 0 && (
          <Step title={t('next.recipient.title')} text={t('next.recipient.text', { count })} />
        )}
        {purified && (
          <Step title={t('next.purification.title')} text={t('next.purification.text')} />
        )}
        {isForCampaign && <Step title={t('next.work.title')} text={t('next.work.text')} />}
        {isForCampaign && <Step title={t('next.report.title')} text={t('next.report.text')} />}
      </ol>
    </section>
  );
}

function Step({ title, text }: { title: string; text: string }) {
  return (
    <li className="border-brand border-s-2 ps-2">
      <b className="sm">{title}</b>
      <p>{text}</p>
    </li>
  );
}
