/** The choices of the filters, with texts in the member's language. */
import type { StaffReply } from '#contract/staff/endpoints';
import { ORDER_STATES } from '#domain/orders';
import { ORDER_METHODS } from '#domain/orders/order-methods';
import { labelOf } from '../../gifts/labels';
import { intentionOptions } from '../../gifts/offerings.server';
import { methodName } from '../../gifts/rows.server';
import type { Option } from '../../ui/page';
import { type StaffVisitor, textIn } from '../../visitor/visitor.server';

export type FilterOptions = Record<'state' | 'intention' | 'offering' | 'method', Option[]>;

type Offerings = StaffReply<'staffGifts'>['result']['offerings'];

export function filterOptions(
  { t, locale }: Pick<StaffVisitor, 't' | 'locale'>,
  offerings: Offerings,
): FilterOptions {
  return {
    state: ORDER_STATES.map((value) => {
      const { key } = labelOf({ state: value, flag: null });
      return { value, text: t(`staff-gifts:badge.${key}`) };
    }),
    intention: intentionOptions(t),
    offering: offerings
      .map(({ id, title }) => ({ value: id, text: textIn(title, locale) }))
      .sort((a, b) => a.text.localeCompare(b.text, locale)),
    method: ORDER_METHODS.map((value) => ({ value, text: methodName(value, t) })),
  };
}
