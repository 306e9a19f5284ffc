/** Before tests that need the build: builds the project when its sources have changed, and fills a database for servers. */
import { spawnSync } from 'node:child_process';
import { shareFilledCharity } from './server';

export default function setUp(): Promise<() => Promise<void>> {
  const { status } = spawnSync(process.execPath, ['scripts/prepare.mjs', 'build'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed.');
  return shareFilledCharity();
}
