/** The card of an endowment: the fields that the list and the page share. */
import type { Endowment } from '#contract/endowments';
import { totalFor, type Rates } from '#domain/cart';
import { availabilityOf } from '#domain/offerings';
import { languageFrom, type Localised } from '#web/charity/results';
import { pricesOf } from '../../../giving/rates.server';
import type { Visitor } from '../../../visitor/visitor.server';

export type EndowmentCard = ReturnType<typeof cardOf>;

export function cardOf(
  { currency, links }: Visitor,
  endowment: Localised<Endowment>,
  rates: Rates,
) {
  const { id, title, summary, picture, raised } = endowment;
  const prices = pricesOf(endowment, currency, rates);
  return {
    ...{ id, title, summary, raised, ...languageFrom(endowment) },
    to: links.offering(endowment),
    picture: picture.path,
    isOpen: availabilityOf(endowment, new Date()) === 'open',
    /** Price of one share in the visitor's currency; null without an exchange rate. */
    price: prices && totalFor(prices, 1),
    prices,
  };
}
