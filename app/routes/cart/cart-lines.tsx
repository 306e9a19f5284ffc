/** The gifts in the cart, below a heading for each intention when there are several intentions. */
import { useText } from '../../i18n/strings';
import type { Submission } from '../../ui/use-submission';
import { CartLine } from './cart-line';
import type { CartView } from '../../cart/view.server';

export function CartLines({ cart, form }: { cart: CartView; form: Submission }) {
  const t = useText('gifts');
  const inGroup = cart.groups.length > 1;
  return cart.groups.map(({ intention, lines }) => (
    <section key={intention} className="grid gap-1">
      {inGroup && <h2 className="text-lg">{t(`intention.${intention}`)}</h2>}
      <ul className="border-line border-y">
        {lines.map((line) => (
          <CartLine key={`${line.id} ${line.quantity}`} {...{ line, form, inGroup }} />
        ))}
      </ul>
    </section>
  ));
}
