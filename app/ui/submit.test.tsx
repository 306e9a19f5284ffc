// @vitest-environment jsdom
/** The button that sends its form: pressed once while the form is on its way, and again when that has ended on this page. */
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPart } from '#tests/support/drawn-part';
import { SENDING_ENDED } from '../forms/document-navigation';
import { Submit } from './submit';

test('takes no press while it waits, and takes one when the browser has sent the form instead', () => {
  const press = vi.fn();
  drawPart(
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
  act(() => void window.dispatchEvent(new Event(SENDING_ENDED)));
  expect(button.textContent).toBe('Donate');
  fireEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
  // Pressed again, it waits again.
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
