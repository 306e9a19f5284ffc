/** Gifts of a cart or an order, one a line: what for, for whom, how many, how much. */
import type { ReactNode } from 'react';
import type { Intention } from '#domain/cart';
import { formatMoney, type Money as Amount } from '#domain/money';
import { commaIn } from '#domain/locales';
import { COUNTED_AS, type OfferingKind } from '#domain/offerings';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Money } from '../../ui/money';

export type Gift = {
  id: string;
  /** null: not known while the charity API cannot be read. */
  title: string | null;
  intention: Intention;
  kind: OfferingKind;
  /** In whose name it is given. */
  recipient: string | null;
  /** For whom shares are offered, or the name on a certificate. */
  names: readonly string[];
  price: Amount;
  quantity: number;
  /** Of people fed: how many more would make the obligation whole. */
  missing: number;
  total: Amount;
};

/** @param note what else is to be said of a gift */
export function GiftRows({ gifts, note }: { gifts: Gift[]; note?: Note }) {
  const t = useText('gifts');
  return (
    <ul className="rows">
      {gifts.map((gift) => (
        <li key={gift.id}>
          <div>
            {gift.title ?? t('untitled')}
            <GiftNotes gift={gift} />
            {note?.(gift)}
          </div>
          <b>
            <Money amount={gift.total} />
          </b>
        </li>
      ))}
    </ul>
  );
}

type Note = (gift: Gift) => ReactNode;
type Group = { intention: Intention; lines: Gift[]; total: Amount };

/** Under the name and the subtotal of each intention, where there is more than one. */
export function GiftGroups({ groups, note }: { groups: Group[]; note?: Note }) {
  const t = useText('gifts');
  return groups.map(({ intention, lines, total }) => (
    <section key={intention}>
      {groups.length > 1 && (
        <h3 className="row text-md">
          <span>{t(`intention.${intention}`)}</span>
          <Money amount={total} />
        </h3>
      )}
      <GiftRows gifts={lines} {...(note && { note })} />
    </section>
  ));
}

export function GiftNotes({ gift }: { gift: Gift }) {
  const t = useText('gifts');
  const locale = useLocale();
  const { recipient, names, quantity, kind } = gift;
  const price = formatMoney(gift.price, locale);
  const counted = COUNTED_AS[kind];
  return (
    <>
      {recipient && <p className="sm muted">{t('inTheNameOf', { name: recipient })}</p>}
      {names.length > 0 && (
        <p className="sm muted">
          {t(kind === 'endowment' ? 'certificate' : 'names', {
            names: names.join(commaIn(locale)),
          })}
        </p>
      )}
      {counted ? (
        <p className="sm muted num">{t(`counted.${counted}`, { count: quantity, price })}</p>
      ) : (
        quantity > 1 && <p className="sm muted num">{t('each', { quantity, price })}</p>
      )}
      {gift.missing > 0 && <p className="sm">{t('notWhole', { count: gift.missing })}</p>}
    </>
  );
}
