/** Writes files with their folders, for tests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param files text or bytes by path inside the folder */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}
