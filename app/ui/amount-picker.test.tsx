// @vitest-environment jsdom
/** Choosing an amount: the last thing done counts, and the form says which. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPart } from '#tests/support/drawn-part';
import { AmountPicker } from './amount-picker';

type Props = Partial<Parameters<typeof AmountPicker>[0]>;

function draw(props: Props = {}, path = '/') {
  drawPart(
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

test('begins with what is suggested', () => {
  const { form } = draw();
  expect(screen.getByRole('group', { name: 'Amount in Omani rials' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: '1,000' })).toBeTruthy();
  expect(form()).toEqual({ amount: '25', otherAmount: '' });
});

test('what stands in the form when the scripts come is told', () => {
  const onAmount = vi.fn();
  draw({ onAmount });
  expect(onAmount).toHaveBeenCalledWith('25');
});

test('what was typed counts before what is chosen', () => {
  const onAmount = vi.fn();
  draw({ onAmount, defaultOther: '7.5' });
  expect(onAmount).toHaveBeenCalledWith('7.5');
});

test('typing chooses the free amount; going into it does not', () => {
  const onAmount = vi.fn();
  const { form, other } = draw({ onAmount });
  fireEvent.focus(other);
  expect(form()).toEqual({ amount: '25', otherAmount: '' });
  fireEvent.input(other, { target: { value: '٧' } });
  expect(form()).toEqual({ otherAmount: '٧' });
  expect(onAmount).toHaveBeenLastCalledWith('٧');
});

test('choosing a suggestion empties the free amount', () => {
  const onAmount = vi.fn();
  const { form, other, radio } = draw({ onAmount });
  fireEvent.input(other, { target: { value: '7' } });
  fireEvent.click(radio('10'));
  expect(form()).toEqual({ amount: '10', otherAmount: '' });
  expect(onAmount).toHaveBeenLastCalledWith('10');
});

test('an amount that is no suggestion is a free amount', () => {
  expect(draw({ defaultValue: '12.5' }).form()).toEqual({ otherAmount: '12.5' });
});

test('what was typed counts before what is checked', () => {
  const { form } = draw({ defaultValue: '10', defaultOther: '7' });
  expect(form()).toEqual({ otherAmount: '7' });
});

test('an error is joined to the field and to the group', () => {
  const { other } = draw({ errors: ['The least you can give is 1'] });
  expect(other.getAttribute('aria-invalid')).toBe('true');
  const error = document.getElementById(other.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('The least you can give is 1');
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(error?.id);
});

test('in Arabic the currency is written in Arabic', () => {
  const { other } = draw({}, '/ar');
  expect(other.placeholder).toBe('مبلغ آخر');
  expect(screen.getByText('ر.ع.')).toBeTruthy();
});
