/** Keeps compiled code for the next start, where Node has a compile cache. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { join } from 'node:path';

/** From Node 22.1. Our types are those of Node 20. */
type WithCompileCache = { enableCompileCache?(folder: string): unknown };

/** In the data folder. Backups leave out names that begin with a dot, and a restore does not unpack them. */
const FOLDER = '.compile-cache';

/**
 * Lets Node store the code of the modules that are imported from now on, and read it at the next start. Node's default is
 * the shared temporary folder, in which other users of the machine could place code; this folder is the site's own. Each
 * build has a folder of its own, and those of earlier builds are deleted. Does nothing in a folder that is not writable,
 * and without a build. Source: https://nodejs.org/api/module.html#module-compile-cache
 * @param build the folder of the build, which contains the hash of its sources
 */
export function keepCompiledCode(dataDir: string, build: URL): void {
  const { enableCompileCache } = nodeModule as WithCompileCache;
  if (!enableCompileCache) return;
  const folder = join(dataDir, FOLDER);
  try {
    const release = readFileSync(new URL('.sources', build), 'utf8');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const other of readdirSync(folder))
      if (other !== release) rmSync(join(folder, other), { recursive: true, force: true });
    enableCompileCache(join(folder, release));
  } catch {
    // The cache only saves time.
  }
}
