/** Tests that the copy button starts the scripts of its page. */
import { expect, test, vi } from 'vitest';
import { stringsFor } from '#web/i18n/instances.server';
import { IdleStartContext } from '#web/remix/idle-start';
import { renderPart } from '#tests/support/drawn-part';
import { CopyButton } from './copy-button';

test('starts the scripts without an interaction, because a tap on a disabled button may dispatch no event', () => {
  const start = vi.fn();
  renderPart(
    <IdleStartContext.Provider value={start}>
      <CopyButton text="OM12" what="IBAN" />
    </IdleStartContext.Provider>,
    { shell: { strings: stringsFor('en', ['shell', 'order']) } },
  );
  expect(start).toHaveBeenCalled();
});
