/**
 * The sentence below the payment button: who moves the money, and how often. The server selects it, so that the scripts
 * of the checkout stay within their size limit.
 */
import type { Interval } from '#domain/orders';
import { isChoosable } from '../../paying/choosable';
import type { Methods } from '../../paying/methods.server';
import type { Visitor } from '../../visitor/visitor.server';

/** @param methods null while the charity API fails: then the sentence is that of a method that charges */
export function chargeNote(
  { t }: Pick<Visitor, 't'>,
  interval: Interval,
  methods: Pick<Methods, 'offered'> | null,
): string {
  if (interval === 'month') return t('frame:charge.monthly');
  const able = methods?.offered.filter(isChoosable) ?? [];
  const transfers = able.filter(({ method }) => method === 'Bank').length;
  if (transfers === 0) return t('frame:charge.once');
  // Without scripts, the sentence cannot follow the donor's choice of the method, so it describes both.
  return t(transfers === able.length ? 'frame:charge.transfer' : 'frame:charge.either');
}
