// @vitest-environment jsdom
/** What was said of a field is taken back when the donor mends it, and of no other field. */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSubmission, type Submission } from './use-submission';

const refused = (): Submission => ({
  initialValue: {},
  error: { name: ['name is missing'], amount: ['amount is missing'] },
});

function Form({ form }: { form: Submission }) {
  const { field } = useSubmission(form, 'x');
  return (
    <form>
      <input id={field('name').id} name="name" aria-label="name" />
      {/* The id is the free field's; a suggestion stands beside it. */}
      <input type="radio" name="amount" aria-label="suggestion" />
      <input id={field('amount').id} name="otherAmount" aria-label="free" />
      <p>{[...field('name').errors, ...field('amount').errors].join(', ') || 'nothing'}</p>
    </form>
  );
}

const said = () => document.querySelector('p')?.textContent;
const put = (label: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: '5' } });

test('each field loses its own error, and a new reply says anew', () => {
  const { rerender } = render(<Form form={refused()} />);
  expect(said()).toBe('name is missing, amount is missing');
  put('name');
  expect(said()).toBe('amount is missing');
  put('free');
  expect(said()).toBe('nothing');
  rerender(<Form form={refused()} />);
  expect(said()).toBe('name is missing, amount is missing');
});

test('a suggestion mends the amount', () => {
  const form = refused();
  render(<Form form={form} />);
  fireEvent.click(screen.getByLabelText('suggestion'));
  expect(said()).toBe('name is missing');
});
