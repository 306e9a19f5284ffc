/** Tests form fields: labels, hints and errors for screen readers, and values after a rejection. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/drawn-part';
import { Field, Select } from './field';
import { FormErrors, useSubmission, type Submission } from './form-reply';

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('links a text field to its label, and to hint and errors in this order', () => {
  renderPart(
    <Field label="Email" name="email" required hint="For the receipt" errors={['Wrong']} />,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect(input.required).toBe(true);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(described(input)).toEqual(['For the receipt', 'Wrong']);
});

test('sets no ARIA attributes on a field without errors', () => {
  renderPart(<Field label="Name" name="name" errors={[]} />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('links a select to its errors', () => {
  renderPart(
    <Select label="Country" name="country" errors={['Choose one']} defaultValue="OM">
      <option>OM</option>
    </Select>,
  );
  expect(described(screen.getByRole('combobox', { name: 'Country' }))).toEqual(['Choose one']);
});

function Form({ form }: { form: Submission }) {
  const { field } = useSubmission(form, 'give');
  return (
    <form>
      <FormErrors form={form} />
      <Field {...field('name', 'Salim')} label="Name" />
      <Field {...field('recipient.phone')} label="Phone" />
    </form>
  );
}

const REJECTED_FORM: Submission = {
  status: 'error',
  initialValue: { name: 'S', recipient: { phone: '12' } },
  error: { '': ['Nothing was charged.'], 'recipient.phone': ['Too short', 'No country'] },
};

test('uses the given default values before the first submission', () => {
  renderPart(<Form form={undefined} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Salim');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the submitted values with their errors and moves the focus to the first invalid field', () => {
  renderPart(<Form form={REJECTED_FORM} />);
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  expect([phone.id, phone.value]).toEqual(['give-recipient.phone', '12']);
  expect(described(phone)).toEqual(['Too short No country']);
  expect(document.activeElement).toBe(phone);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('S');
  expect(screen.getByRole('alert').textContent).toBe('Nothing was charged.');
});

test('does not restore the default value of a field that was submitted empty', () => {
  renderPart(<Form form={{ status: 'error', initialValue: {}, error: { name: ['Missing'] } }} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
});
