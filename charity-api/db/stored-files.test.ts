/** Tests of stored files on both databases: storing again, and deleting in a transaction. */
import { expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { storedFilesOf } from '#tests/support/api/stored-files';
import { deleteStoredFiles, listStoredFiles, readStoredFile, storeFile } from './stored-files';
import { transact } from './transact';

const api = apiOfEachTest();
const NAME = 'proofs/a.pdf';

test('a file that is stored again keeps its bytes and gets a new time', async () => {
  await storeFile(api.deps, NAME, Buffer.from([0, 255, 10]));
  const now = new Date(api.clock.now.getTime() + 1_000);
  await storeFile({ ...api.deps, now: () => now }, NAME, Buffer.from('other bytes'));
  expect(await readStoredFile(api.deps, NAME)).toEqual(Buffer.from([0, 255, 10]));
  expect(await listStoredFiles(api.deps, 'proofs')).toEqual([{ name: NAME, at: now.getTime() }]);
  expect(await storedFilesOf(api, 'applications')).toEqual([]);
});

test('a file that a transaction deletes stays until the commit, and when the transaction fails', async () => {
  await storeFile(api.deps, NAME, Buffer.from('a'));
  const deletion = (failure?: Error) =>
    transact(api.db, 'beside', async (tx) => {
      await deleteStoredFiles({ ...api.deps, db: tx }, [NAME]);
      expect(await readStoredFile(api.deps, NAME)).not.toBeNull();
      if (failure) throw failure;
    });
  await expect(deletion(new Error('failed'))).rejects.toThrow('failed');
  expect(await storedFilesOf(api, 'proofs')).toEqual(['a.pdf']);
  await deletion();
  expect(await readStoredFile(api.deps, NAME)).toBeNull();
});
