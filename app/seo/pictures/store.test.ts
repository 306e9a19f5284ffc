/** Tests that pictures are drawn once, one after another, and that memory and waiting requests are limited. */
import { expect, test, vi } from 'vitest';
import { PictureStore } from './store.server';

const picture = (bytes = 10) => Promise.resolve(Buffer.alloc(bytes));

test('draws a picture once, also for requests at the same time', async () => {
  const store = new PictureStore();
  const draw = vi.fn(() => picture());
  await Promise.all([store.get('a', draw), store.get('a', draw)]);
  await store.get('a', draw);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('draws one picture at a time', async () => {
  const store = new PictureStore();
  let [running, most] = [0, 0];
  const draw = async () => {
    most = Math.max(most, ++running);
    await new Promise((done) => setImmediate(done));
    running -= 1;
    return Buffer.alloc(1);
  };
  await Promise.all(['a', 'b', 'c'].map((key) => store.get(key, draw)));
  expect(most).toBe(1);
});

test('rejects a request when too many wait', async () => {
  const store = new PictureStore(100, 2);
  const waiting = ['a', 'b'].map((key) => store.get(key, () => picture()));
  expect(await store.get('c', () => picture())).toBeNull();
  await Promise.all(waiting);
  expect(await store.get('c', () => picture())).not.toBeNull();
});

test('removes the pictures that were not requested for the longest time', async () => {
  const store = new PictureStore(25);
  const draw = vi.fn(() => picture(10));
  for (const key of ['a', 'b', 'a', 'c']) await store.get(key, draw);
  expect(draw).toHaveBeenCalledTimes(3);
  await store.get('a', draw);
  expect(draw).toHaveBeenCalledTimes(3);
  await store.get('b', draw);
  expect(draw).toHaveBeenCalledTimes(4);
});

test('draws a picture again after a failure', async () => {
  const store = new PictureStore();
  await expect(store.get('a', () => Promise.reject(new Error('no space')))).rejects.toThrow();
  expect(await store.get('a', () => picture())).toHaveLength(10);
});
