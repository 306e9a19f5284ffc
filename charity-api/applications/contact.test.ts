/** Tests of POST /contact-us: accepted and stored messages, and rejected card numbers. */
import { describe, expect, test } from 'vitest';
import { CONTACT_TOPICS } from '#contract/contact';
import { ENDPOINTS } from '#contract/endpoints';
import { LOCALES } from '#domain/locales';
import { orderReference } from '#domain/orders';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { translateFor } from '#tests/support/words';

const api = apiOfEachTest();

const BODY = {
  topic: 'gift',
  name: 'Salma Al Harthi',
  email: 'salma@example.org',
  message: 'Where is my receipt?',
};
const send = (body: object = {}, headers = {}) =>
  api.post('/contact-us', { ...BODY, ...body }, headers);
const stored = () => api.db.selectFrom('applications').selectAll().execute();
const problemOf = async (body: object) => {
  const answer = await send(body);
  const { errorCode, fields = {} } = (await answer.json()) as {
    errorCode?: string;
    fields?: object;
  };
  return errorCode ? { errorCode, fields: Object.keys(fields) } : answer.status;
};

test('stores a message once, with the reference of the order in canonical form', async () => {
  const reference = orderReference(123_456);
  const typed = ` ${reference.toLowerCase().replaceAll('-', ' ')} `;
  const first = ENDPOINTS.contact.reply.parse(await (await send({ orderReference: typed })).json());
  expect(await (await send({ orderReference: typed })).json()).toEqual(first);
  const [row, ...others] = await stored();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ kind: 'contact', state: 'received', subject: null, seats: 0 });
  expect(JSON.parse(row!.data)).toEqual({
    topic: 'gift',
    orderReference: reference,
    message: BODY.message,
  });
});

test.each(LOCALES)('has a label for each field and topic of the mail in %s', (locale) => {
  const t = translateFor(locale);
  const keys = [
    ...['topic', 'orderReference', 'message'].map((name) => `fields.${name}`),
    ...CONTACT_TOPICS.map((topic) => `values.topic.${topic}`),
  ];
  for (const key of keys) expect(t(`mail:application.${key}`)).not.toContain(`application.${key}`);
});

describe('the message', () => {
  const family = '👨‍👩‍👧‍👦';
  test.each([
    ['a'.repeat(10), 201],
    ['a'.repeat(4_000), 201],
    [`  ${'مُ'.repeat(10)} `, 201],
    [family.repeat(1_000), 201],
    ['a'.repeat(9), { errorCode: 'request.invalid', fields: ['message'] }],
    [`${'a'.repeat(9)}   `, { errorCode: 'request.invalid', fields: ['message'] }],
    [family.repeat(9), { errorCode: 'request.invalid', fields: ['message'] }],
    ['a'.repeat(4_001), { errorCode: 'request.invalid', fields: ['message'] }],
  ])('has 10 to 4,000 characters as people see them (%#)', async (message, expected) => {
    expect(await problemOf({ message })).toEqual(expected);
  });

  test.each(['4111 1111 1111 1111', '٤١١١١١١١١١١١١١١١', '378282246310005'])(
    'with the card number %s is neither stored nor mailed nor logged',
    async (number) => {
      expect(await problemOf({ message: `My card ${number} was charged twice.` })).toEqual({
        errorCode: 'contact.cardNumber',
        fields: ['message'],
      });
      expect(await stored()).toEqual([]);
      expect(await api.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
      expect(JSON.stringify(api.log)).not.toContain(number);
    },
  );
});

test.each([
  [{ topic: 'spam' }, 'topic'],
  [{ orderReference: 'ND-4G7K-2QX9' }, 'orderReference'],
  [{ orderReference: '17' }, 'orderReference'],
  [{ orderNumber: '17' }, 'orderNumber'],
])('rejects %j, and stores nothing', async (body, field) => {
  expect(await problemOf(body)).toEqual({ errorCode: 'request.invalid', fields: [field] });
  expect(await stored()).toEqual([]);
});
