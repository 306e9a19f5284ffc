/** Tests encrypted connections to PostgreSQL, whose server has a certificate of a private certificate authority. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseError, openDatabase } from '#api/db/open';
import { startPostgres, type PostgresServer } from '#tests/support/postgres/server';
import { freePort } from '#tests/support/server';

const fileOf = (name: string) => path.resolve('tests/support/postgres/certificates', name);

let server: PostgresServer;
let port: number;
beforeAll(async () => {
  port = await freePort();
  server = await startPostgres({
    settings: { listen_addresses: '127.0.0.1', port: String(port), ssl: 'on' },
    files: {
      'server.crt': readFileSync(fileOf('server.crt'), 'utf8'),
      'server.key': readFileSync(fileOf('server.key'), 'utf8'),
      // Accepts no connection without encryption.
      'pg_hba.conf': 'hostssl all all 127.0.0.1/32 trust',
    },
  });
});
afterAll(() => server.stop());

/** The certificate is valid for `localhost` only. */
const open = (options: string, host = 'localhost') =>
  openDatabase(`postgres://postgres@${host}:${port}/postgres${options}`);
const verified = (ca: string) => `?sslmode=verify-full&sslrootcert=${fileOf(ca)}`;

test('verify-full opens an encrypted connection when the certificate is valid', async () => {
  const { db, close } = await open(verified('ca.pem'));
  const { rows } = await sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
  expect(rows).toEqual([{ ssl: 1 }]);
  await close();
});

test.each([
  ['a certificate of another authority', verified('other-ca.pem'), 'localhost', 'sslrootcert'],
  [
    'a certificate for another host',
    verified('ca.pem'),
    '127.0.0.1',
    '127.0.0.1 is not in the cert',
  ],
  ['a missing file', verified('missing.pem'), 'localhost', 'no such file'],
  ['a connection without encryption', '', 'localhost', 'no encryption'],
])('%s is rejected, and operators read why', async (_, options, host, reason) => {
  const opened = open(options, host);
  await expect(opened).rejects.toThrow(DatabaseError);
  await expect(opened).rejects.toThrow(reason);
});
