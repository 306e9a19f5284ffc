/** Builds the project before tests that need the build, when the sources have changed since the last one. */
import { spawnSync } from 'node:child_process';

export default function setUp(): void {
  const { status } = spawnSync(process.execPath, ['scripts/prepare.mjs', 'build'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed.');
}
