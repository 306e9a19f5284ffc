/** Reads the files of the test charity, for tests that compare them with responses of the API. */
import { readDemonstrationContent } from '#api/content/seed';
import type { Item, Kind } from '#api/content/kind';
import { TEST_NOW, testCharityFolder } from './database';

/** Returns all items of a kind, with dates relative to TEST_NOW. */
export async function writtenItems<Value>(
  { name }: Kind<Value>,
  folder = testCharityFolder(),
): Promise<Item<Value>[]> {
  const { content } = await readDemonstrationContent(TEST_NOW, folder);
  return content.kinds.find(({ kind }) => kind.name === name)!.items as Item<Value>[];
}
