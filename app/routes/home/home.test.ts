/** The home page: its content, and the form that gives from it. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { TEST_NOW } from '#api/test-api';
import { readVisitor } from '#app/visitor/visitor.server';
import { args, cookiesOf, openTestSite, visit } from '#tests/support/site';
import { action, loader } from './home';

beforeAll(async () => {
  await openTestSite();
});
afterEach(() => {
  vi.useRealTimers();
});

function atSeedTime() {
  vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] });
}

test('shows slides, featured campaigns, needs, facts and outcomes', async () => {
  atSeedTime();
  const { data } = await loader(args(visit('/')));
  expect(data.hero?.to).toBe('/projects');
  expect(data.slides).toHaveLength(2);
  expect(data.featured.cards).toHaveLength(6);
  expect(data.featured.cards.every(({ state }) => state === 'open')).toBe(true);
  expect(data.categories).toHaveLength(7);
  expect(data.facts).toHaveLength(4);
  expect(data.outcomes).toHaveLength(3);
  expect(data.targets.map(({ id }) => id)).toEqual(data.featured.cards.map(({ id }) => id));
});

test('leads to pages of its own language', async () => {
  const { data } = await loader(args(visit('/ar')));
  expect(data.hero?.to).toBe('/ar/projects');
});

const sent = (fields: Record<string, string>, path = '/?index') => {
  atSeedTime();
  const form = { currency: 'OMR', intent: 'donate', amount: '10', ...fields };
  return action(args(visit(path, { form })));
};

test.each([
  [{}, 'where-it-is-needed-most'],
  [{ project: 'fresh-bread-deir-al-balah' }, 'fresh-bread-deir-al-balah'],
])('%o gives to %s and goes to the checkout', async (fields, projectId) => {
  const answer = (await sent(fields)) as Response;
  expect(answer.headers.get('location')).toBe('/checkout');
  const cookie = cookiesOf(answer.headers);
  const { cart } = readVisitor(new Request('https://x.test/', { headers: { cookie } }));
  expect(cart.lines).toMatchObject([{ projectId, minor: 10_000 }]);
});

test.each(['../checkout', '', 'zakat fund', 'no-such-campaign'])(
  'a campaign named “%s” takes nothing that was not meant for it',
  async (project) => {
    const answer = await sent({ project });
    if (project === '') return expect((answer as Response).status).toBe(302);
    expect(answer).not.toBeInstanceOf(Response);
  },
);
