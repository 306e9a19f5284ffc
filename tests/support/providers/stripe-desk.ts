/** Actions that the index page of the Stripe mock offers: refunds, disputes, further months of a monthly gift. */
import type { Books } from '#api/payments/trial/stripe/books';
import type { MockRecord } from './desk';

export const stripeRecords = (books: Books): MockRecord[] => [
  ...[...books.subscriptions.values()].map((gift) => ({
    id: gift.id,
    text: `monthly, ${gift.amount} ${gift.currency}, ${gift.status}`,
    actions: {
      ...(gift.status !== 'canceled' && {
        'Take the next month': () => void books.renew(gift),
        'Let the next month fail': () => void books.renew(gift, false),
        'End the gift': () => void books.cancelGift(gift.id),
      }),
    },
  })),
  ...[...books.intents.values()].map((intent) => {
    const { id, status, amount, currency, refunded, dispute } = intent;
    const isPaid = status === 'succeeded' && !dispute;
    return {
      id,
      text: `${amount} ${currency}, ${dispute?.status ?? status}, refunded ${refunded}`,
      actions: {
        ...(isPaid && refunded === 0 && { Refund: () => void books.refund(intent) }),
        ...(isPaid && { 'Bank asks it back': () => void books.dispute(intent) }),
        ...(dispute?.status === 'needs_response' && {
          'Bank gives up': () => void books.closeDispute(intent, 'won'),
        }),
      },
    };
  }),
];
