// @vitest-environment jsdom
/** Tests that the errors of a field disappear when the donor changes it, and that other errors stay. */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSubmission, type Submission } from './use-submission';

const rejectedForm = (): Submission => ({
  initialValue: {},
  error: { name: ['name is missing'], amount: ['amount is missing'] },
});

function Form({ form }: { form: Submission }) {
  const { field } = useSubmission(form, 'x');
  return (
    <form>
      <input id={field('name').id} name="name" aria-label="name" />
      {/* The id belongs to the text field. The radio button is part of the same field. */}
      <input type="radio" name="amount" aria-label="suggestion" />
      <input id={field('amount').id} name="otherAmount" aria-label="free" />
      <p>{[...field('name').errors, ...field('amount').errors].join(', ') || 'nothing'}</p>
    </form>
  );
}

const said = () => document.querySelector('p')?.textContent;
const put = (label: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: '5' } });

test('hides the error of a changed field only, and shows the errors of a new reply', () => {
  const { rerender } = render(<Form form={rejectedForm()} />);
  expect(said()).toBe('name is missing, amount is missing');
  put('name');
  expect(said()).toBe('amount is missing');
  put('free');
  expect(said()).toBe('nothing');
  rerender(<Form form={rejectedForm()} />);
  expect(said()).toBe('name is missing, amount is missing');
});

test('hides the error of the amount when the donor chooses a suggestion', () => {
  const form = rejectedForm();
  render(<Form form={form} />);
  fireEvent.click(screen.getByLabelText('suggestion'));
  expect(said()).toBe('name is missing');
});
