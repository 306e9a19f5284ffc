/**
 * Tests that the errors of a field disappear when the donor changes it, that other errors stay, and that the focus moves
 * to the first invalid field.
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSubmission, type Submission } from './form-reply';

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

test('keeps the focus of the visitor when React hydrates the reply to a form', () => {
  const reply = rejectedForm();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form form={reply} />);
  screen.getByLabelText('free').focus();
  const { rerender } = render(<Form form={reply} />, { container, hydrate: true });
  expect(document.activeElement).toBe(screen.getByLabelText('free'));
  rerender(<Form form={rejectedForm()} />);
  expect(document.activeElement).toBe(screen.getByLabelText('name'));
});
