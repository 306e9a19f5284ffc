/** Tests the draft keeper: uploads after the draft has expired. */
import { expect, test } from 'vitest';
import { DraftKeeper } from './draft-keeper';
import type { DraftReply } from './post-draft';

const draft = (token: string) => ({ token, files: [], savedAt: '2026-03-11T08:00:00.000Z' });
const file = () => new File(['x'], 'statutes.pdf');

/** Returns a keeper whose server sends these replies in turn, and the token of each request. */
function keeperWith(replies: DraftReply[]) {
  const sent: (FormDataEntryValue | null)[] = [];
  const tokens: string[] = [];
  const keeper = new DraftKeeper({
    url: '/ngo/add/draft',
    draft: draft('expired'),
    onNew: (token) => tokens.push(token),
    post: (_, body) => {
      sent.push(body.get('draft'));
      return Promise.resolve(replies[sent.length - 1]!);
    },
  });
  return { keeper, sent, tokens };
}

test('the next file uses the draft that began with a rejected file', async () => {
  const { keeper, sent, tokens } = keeperWith([
    { problem: 'File type not supported', draft: draft('new') },
    { draft: draft('new') },
  ]);
  keeper.add('documents', [file(), file()]);
  await expect.poll(() => sent).toEqual(['expired', 'new']);
  await expect.poll(() => keeper.read().uploads.map(({ state }) => state)).toEqual(['bad']);
  expect(tokens).toEqual(['new']);
});

test('a rejected file without a draft leaves the draft as it is', async () => {
  const { keeper, sent, tokens } = keeperWith([{ problem: 'No' }, { draft: draft('expired') }]);
  keeper.add('documents', [file(), file()]);
  await expect.poll(() => sent).toEqual(['expired', 'expired']);
  expect(tokens).toEqual([]);
});
