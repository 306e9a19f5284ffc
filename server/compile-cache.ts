/** Keeps compiled code for the next start, where Node has a compile cache. */
import * as nodeModule from 'node:module';
import { join } from 'node:path';

/** From Node 22.1. Our types are those of Node 20. */
type WithCompileCache = { enableCompileCache?(folder: string): unknown };

/**
 * Lets Node store the code of the modules that are imported from now on, and read it at the next start. Node's default is
 * the shared temporary folder, in which other users of the machine could place code; this folder is the site's own.
 * Node ignores a folder in which it cannot write. Source: https://nodejs.org/api/module.html#module-compile-cache
 */
export function keepCompiledCode(dataDir: string): void {
  (nodeModule as WithCompileCache).enableCompileCache?.(join(dataDir, 'compile-cache'));
}
