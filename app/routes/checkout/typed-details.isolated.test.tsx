// @vitest-environment jsdom
/** Tests which details the checkout shows again when the donor returns to it. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTypedDetails } from './typed-details';

function Checkout() {
  const typed = useTypedDetails('form');
  const initial = typed?.initialValue as Record<string, string> | undefined;
  return (
    <form id="form">
      <input name="key" aria-label="key" defaultValue={initial?.key} />
      <input name="name" aria-label="name" defaultValue={initial?.name} />
    </form>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Opens the checkout, types into its fields, and leaves it. Returns the values that it had at first. */
function visit(next: string): string[] {
  const { unmount } = render(<Checkout />);
  const names = ['key', 'name'];
  const found = names.map((name) => field(name).value);
  for (const name of names) field(name).value = `typed ${name}`;
  // The router has changed the address when it removes the page.
  history.pushState(null, '', next);
  unmount();
  return found;
}

test('the details stay until an order is made, and the key of the form does not', () => {
  expect(visit('/ar/cart')).toEqual(['', '']);
  expect(visit('/ar/projects')).toEqual(['', 'typed name']);
  expect(visit('/ar/orders/token')).toEqual(['', 'typed name']);
  expect(visit('/orders/token')).toEqual(['', '']);
  expect(visit('/')).toEqual(['', '']);
});
