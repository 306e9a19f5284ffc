/** Action of a sacrifice's form. */
import type { ActionContext } from '../../forms/action.server';
import { addGiftsToCart } from '../../giving/add-to-cart.server';
import { createCartLine } from '../../giving/line.server';
import type { SacrificeGift } from './schema.server';

export async function orderSacrifice(
  form: SacrificeGift,
  { visitor, show, params: { id = '' } }: ActionContext,
) {
  if (!('names' in form)) return show(null);
  const { intent, currency, ...gift } = form;
  const line = await createCartLine(
    visitor,
    { id, kinds: ['sacrifice'] },
    { ...gift, currency, amount: null, intention: null },
  );
  return addGiftsToCart(visitor, [line], currency, { intent, back: visitor.links.sacrifice(id) });
}
