/** Settings of a charity that uses advertising pixels, for tests. */
import type { Db } from '#api/db/tables';
import { saveSettings } from '#api/content/kinds/setting-rows';

export async function addPixels(db: Db): Promise<void> {
  await saveSettings(db, 'google-tag', { id: 'AW-123456789', label: 'aB-c_12345' });
  await saveSettings(db, 'facebook-pixel', { id: '1234567890' });
  await saveSettings(db, 'microblog-pixel', { id: 'o1a2b' });
}
