/** Tests the choice of an amount: the last action of the donor decides which amount the form contains. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#tests/support/drawn-part';
import { AmountPicker } from './amount-picker';

type Props = Partial<Parameters<typeof AmountPicker>[0]>;

function draw(props: Props = {}, path = '/') {
  renderPart(
    <form>
      <AmountPicker
        currency="OMR"
        suggestions={[10, 25, 1000]}
        label="Amount in Omani rials"
        defaultValue="25"
        {...props}
      />
    </form>,
    { path },
  );
  const form = document.forms[0]!;
  return {
    form: () => Object.fromEntries(new FormData(form)),
    other: screen.getByRole<HTMLInputElement>('textbox'),
    radio: (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }),
  };
}

test('checks the default suggestion initially', () => {
  const { form } = draw();
  expect(screen.getByRole('group', { name: 'Amount in Omani rials' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: '1,000' })).toBeTruthy();
  expect(form()).toEqual({ amount: '25', otherAmount: '' });
});

test('reports the typed amount on mount, not the checked suggestion', () => {
  const onAmount = vi.fn();
  draw({ onAmount, defaultOther: '7.5' });
  expect(onAmount).toHaveBeenCalledWith('7.5');
});

test('unchecks the suggestion when the donor types an amount, but not when the text field gets the focus', () => {
  const onAmount = vi.fn();
  const { form, other } = draw({ onAmount });
  fireEvent.focus(other);
  expect(form()).toEqual({ amount: '25', otherAmount: '' });
  fireEvent.input(other, { target: { value: '٧' } });
  expect(form()).toEqual({ otherAmount: '٧' });
  expect(onAmount).toHaveBeenLastCalledWith('٧');
});

test('empties the text field when the donor chooses a suggestion', () => {
  const onAmount = vi.fn();
  const { form, other, radio } = draw({ onAmount });
  fireEvent.input(other, { target: { value: '7' } });
  fireEvent.click(radio('10'));
  expect(form()).toEqual({ amount: '10', otherAmount: '' });
  expect(onAmount).toHaveBeenLastCalledWith('10');
});

test('puts a default amount that is not a suggestion into the text field', () => {
  expect(draw({ defaultValue: '12.5' }).form()).toEqual({ otherAmount: '12.5' });
});

test('leaves suggestions unchecked when there is a typed amount', () => {
  const { form } = draw({ defaultValue: '10', defaultOther: '7' });
  expect(form()).toEqual({ otherAmount: '7' });
});

test('links an error to the text field and to the group', () => {
  const { other } = draw({ errors: ['The least you can give is 1'] });
  expect(other.getAttribute('aria-invalid')).toBe('true');
  const error = document.getElementById(other.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('The least you can give is 1');
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(error?.id);
});
