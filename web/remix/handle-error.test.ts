/** Tests which errors of Remix are logged. */
import { isRouteErrorResponse } from '@remix-run/react';
import { expect, test, vi } from 'vitest';
import { log } from '../log.server';
import { handleError } from './handle-error.server';

const errorResponse = (status: number) => ({ status, statusText: '', internal: true, data: null });

function logged(error: unknown, signal?: AbortSignal): unknown[] {
  const write = vi.spyOn(log(), 'error').mockImplementation(() => undefined);
  const headers = { 'x-request-id': 'request-1' };
  const request = new Request('http://localhost/about', { method: 'POST', headers, signal });
  handleError(error, { request, params: {}, context: {} });
  return write.mock.calls.map(([fields]) => fields);
}

test('uses a response of the same shape as Remix', () => {
  expect(isRouteErrorResponse(errorResponse(405))).toBe(true);
});

test('logs an error with the id and the method of its request', () => {
  const err = new TypeError('x');
  expect(logged(err)).toEqual([{ err, reqId: 'request-1', method: 'POST' }]);
});

test('logs a response of Remix with the status 500', () => {
  expect(logged(errorResponse(500))).toHaveLength(1);
});

test.each([400, 404, 405])('does not log a request that Remix rejects with %d', (status) => {
  expect(logged(errorResponse(status))).toEqual([]);
});

test('does not log an error after the client has disconnected', () => {
  expect(logged(new Error('x'), AbortSignal.abort())).toEqual([]);
});
