/** Tests the group of choices: legend, checked values, and the link between the group and its errors. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Choices } from './choices';

const OPTIONS = [
  { value: 'friday', label: 'Friday' },
  { value: 'saturday', label: 'Saturday' },
];
const GROUP = { name: 'days', id: 'days', legend: 'Days', options: OPTIONS };

test('checks the chosen values, and requires no single checkbox', () => {
  render(<Choices {...GROUP} type="checkbox" chosen={['saturday']} required />);
  const group = screen.getByRole('group', { name: 'Days' });
  expect(group.getAttribute('aria-describedby')).toBeNull();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ value, checked, required }) => [value, checked, required])).toEqual([
    ['friday', false, false],
    ['saturday', true, false],
  ]);
});

test('describes the group with its hint and errors, and can have the focus', () => {
  render(<Choices {...GROUP} type="radio" chosen={[]} hint="Any day" errors={['Choose a day']} />);
  const group = screen.getByRole('group', { name: 'Days' });
  const about = group.getAttribute('aria-describedby')!.split(' ');
  expect(about.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Any day',
    'Choose a day',
  ]);
  group.focus();
  expect(document.activeElement).toBe(group);
});
