/** Tests that the submit button ignores clicks during a submission, and accepts them after a native submission. */
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#tests/support/drawn-part';
import { SUBMISSION_ENDED } from '../forms/document-navigation';
import { Submit } from './parts';

test('the submit button ignores clicks during a submission, and accepts them after SUBMISSION_ENDED', () => {
  const press = vi.fn();
  renderPart(
    <form onSubmit={(event) => event.preventDefault()}>
      <Submit busy onClick={press}>
        Donate
      </Submit>
    </form>,
    { path: '/' },
  );
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event(SUBMISSION_ENDED)));
  expect(button.textContent).toBe('Donate');
  fireEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
  // The second click starts another submission.
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
