/** Tests that a start which fails names the setting to change. */
import { expect, test, vi } from 'vitest';
import { describeStartFailure } from './start-failure';

const failure = (code: string, port: number) => Object.assign(new Error(code), { code, port });

test.each([
  ['EADDRINUSE', 3000, 'Port 3000 is already in use. Set PORT to another one.'],
  ['EADDRINUSE', 9464, 'Port 9464 is already in use. Set METRICS_PORT to another one.'],
  ['EACCES', 80, 'Port 80 may not be used by this user. Set PORT to one above 1023.'],
])('after %s, names the setting of the port %d', (code, port, text) => {
  vi.stubEnv('METRICS_PORT', '9464');
  expect(describeStartFailure(failure(code, port))).toBe(text);
});

test.each(['EROFS', 'EACCES', 'SQLITE_READONLY_DIRECTORY', 'SQLITE_CANTOPEN'])(
  'after %s without a port, says that the data folder cannot be written',
  (code) => {
    const error = Object.assign(new Error('read-only file system'), { code });
    expect(describeStartFailure(error)).toMatch(
      /^The data folder \S+ cannot be written \(read-only file system\)\. /,
    );
  },
);

test('prints the stack of an error that operators cannot correct', () => {
  const error = new Error('unexpected');
  expect(describeStartFailure(error)).toBe(error.stack);
});
