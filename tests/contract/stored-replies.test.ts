/**
 * The current schemas read the replies that the contract's first implementations send: a required field in a reply would
 * be an outage for them. A new field of a reply has a default. A stored reply never changes.
 */
import { expect, test } from 'vitest';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints';
import replies from './replies.json';

test('each endpoint has a stored reply', () => {
  expect(Object.keys(replies)).toEqual(Object.keys(ENDPOINTS));
});

test.each(Object.entries(replies))('reads the stored reply of %s', (name, result) => {
  expect(ENDPOINTS[name as EndpointName].reply.safeParse({ result }).error).toBeUndefined();
});
