/** What the files of the test charity say, for tests that compare it with what the API returns. */
import { readDemonstrationContent } from '#api/content/seed';
import type { Item, Kind } from '#api/content/kind';
import { TEST_NOW, testCharityFolder } from './database';

/** Everything of one kind, with its dates as of the instant of the unit tests. */
export async function writtenItems<Value>({ name }: Kind<Value>): Promise<Item<Value>[]> {
  const { content } = await readDemonstrationContent(TEST_NOW, testCharityFolder());
  return content.kinds.find(({ kind }) => kind.name === name)!.items as Item<Value>[];
}
