/** Tests the error messages of forms: changed hidden fields, and rate limits of the charity API. */
import { expect, test } from 'vitest';
import { LOCALES } from '#domain/locales';
import { setupTestSite } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { localisedPath } from '#web/links';
import { action as contact } from '../routes/contact/contact';
import { action } from '../routes/stocks/stock-purge';

const site = setupTestSite();

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

test.each(LOCALES)(
  'a rate limit of the API is a message in %s that keeps what was typed',
  async (locale) => {
    // As a gateway in front of the API sends it: without the API's own message.
    site.fail(() => new Response('slow down', { status: 429, headers: { 'retry-after': '17' } }));
    const typed = { name: 'Salma', email: 'salma@example.org', message: 'When do you open?' };
    const form = { topic: 'other', ...typed };
    const answer = await contact(args(visit(localisedPath('/contact-us', locale), { form })));
    expect(answer).toMatchObject({
      init: { status: 429, headers: { 'retry-after': '17' } },
      data: {
        form: {
          initialValue: typed,
          error: { '': [translateFor(locale)('errors:tooManyRequests')] },
        },
      },
    });
  },
);
