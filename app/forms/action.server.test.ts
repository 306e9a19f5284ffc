/** Tests the error message of a form whose hidden fields were changed. */
import { expect, test } from 'vitest';
import { setupTestSite } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { action } from '../routes/stocks/stock-purge';

setupTestSite();

const t = translateFor('en');

test.each<Record<string, string>>([{ form: 'another' }, { currency: 'XXX' }])(
  'returns an error for the whole form when a hidden field is invalid: %j',
  async (changed) => {
    const form = { currency: 'OMR', amount: '5', ...changed };
    const answer = await action(args(visit('/projects/stock-purge', { form })));
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: { form: { error: { '': [t('errors:form.changed')] } } },
    });
  },
);
