/** The rows of gifts in a cart or an order: title, recipient, names, quantity, amount. */
import type { ReactNode } from 'react';
import { type Intention, unitPriceOf } from '#domain/cart';
import { commaIn } from '#domain/locales';
import type { Money as Amount } from '#domain/money';
import { type OfferingKind, QUANTITY_UNITS } from '#domain/offerings';
import { lastDayBefore } from '#domain/offerings/sponsorship';
import type { InLanguage } from '#web/charity/results';
import { useLocale, useText } from '#web/i18n/strings';
import { DateText, Money, useUnitPrice, Verbatim } from '#web/ui/parts';

export type Gift = InLanguage & {
  id: string;
  /** `null` while the charity API fails. */
  title: string | null;
  intention: Intention;
  kind: OfferingKind;
  /** The name of the person on whose behalf the donor gives. */
  recipient: string | null;
  /** The recipient's phone number. Set in the cart and the checkout, where a donor can still correct it. */
  phone?: string | undefined;
  /** The names of the people for whom sacrifices are made, or the name on a certificate. */
  names: readonly string[];
  quantity: number;
  /** Period of a sponsorship: first day, and the day after the last one. */
  period: { from: string; until: string } | null;
  /** For an expiation: the number of people still to feed for a complete obligation. 0 when complete or unknown. */
  missing: number;
  total: Amount;
};

/** Returns a function for the title of a gift: without one, its intention; a sponsored child's name gets a prefix. */
export function useGiftTitle() {
  const t = useText('gifts');
  return ({ title, kind, intention }: Pick<Gift, 'title' | 'kind' | 'intention'>): string => {
    if (title === null) return t(`intention.${intention}`);
    return kind === 'orphan' ? t('sponsorshipOf', { name: title }) : title;
  };
}

/** @param note further content for a gift */
export function GiftRows({ gifts, note }: { gifts: Gift[]; note?: Note }) {
  const titleOf = useGiftTitle();
  return (
    <ul className="rows">
      {gifts.map((gift) => (
        <li key={gift.id}>
          <div>
            <span {...gift.language}>{titleOf(gift)}</span>
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

/** The rows, grouped by intention with name and subtotal if there are several intentions. */
export function GiftGroups({ groups, note }: { groups: Group[]; note?: Note }) {
  const t = useText('gifts');
  return groups.map(({ intention, lines, total }) => (
    <section key={intention}>
      {groups.length > 1 && (
        <h3 className="row text-md">
          <span>{t(`intention.${intention}`)}</span> <Money amount={total} />
        </h3>
      )}
      <GiftRows gifts={lines} {...(note && { note })} />
    </section>
  ));
}

export function GiftNotes({ gift }: { gift: Gift }) {
  const t = useText('gifts');
  const locale = useLocale();
  const { names, quantity, kind } = gift;
  const price = useUnitPrice()(unitPriceOf(gift.total, quantity));
  const counted = QUANTITY_UNITS[kind];
  return (
    <>
      <GiftRecipient gift={gift} />
      {names.length > 0 && (
        <p className="sm muted [overflow-wrap:anywhere]">
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
      {gift.period && (
        <p className="sm muted">
          {t('periodFrom')} <DateText date={gift.period.from} /> {t('periodUntil')}{' '}
          <DateText date={lastDayBefore(gift.period.until)} />
        </p>
      )}
      {gift.missing > 0 && <p className="sm">{t('notWhole', { count: gift.missing })}</p>}
    </>
  );
}

/** Shows the phone number on a separate line, because a donor checks it digit by digit. */
export function GiftRecipient({ gift: { recipient, phone } }: { gift: Gift }) {
  const t = useText('gifts');
  if (!recipient) return null;
  return (
    <>
      <p className="sm muted [overflow-wrap:anywhere]">{t('inTheNameOf', { name: recipient })}</p>
      {phone && (
        <p className="sm muted">
          <Verbatim>{phone}</Verbatim>
        </p>
      )}
    </>
  );
}
