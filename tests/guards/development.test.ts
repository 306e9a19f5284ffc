/** Tests that the development server of `npm run dev` starts. */
import { expect, test } from 'vitest';
import { startServer } from '#tests/support/server';

test('the development server serves the site and the staff area', async () => {
  const server = await startServer({ program: ['--import', 'tsx', 'server.ts', '--dev'] });
  for (const path of ['/ar', '/staff/sign-in'])
    expect((await fetch(server.origin + path)).status, path).toBe(200);
  await server.stop();
});
