/** Tests the networks that rate limits count by, and when the client address header is trusted. */
import { afterEach, describe, expect, test } from 'vitest';
import { trustClientAddressHeader, clientNetwork, networkOf } from './client-address.server';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
])('the address %s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ...['', 'unknown', '_hidden', '1.2.3', '1.2.3.4.5'],
  ...['300.1.1.1', '1::2::3', 'give.example', '<b>'],
])('returns null for the invalid address %j', (address) => {
  expect(networkOf(address)).toBeNull();
});

describe('clientNetwork', () => {
  afterEach(() => trustClientAddressHeader(false));
  const request = (headers = {}) => new Request('http://localhost/', { headers });
  const header = { 'x-client-address': '203.0.113.7' };

  test('returns the address of the header when the header is trusted', () => {
    trustClientAddressHeader();
    expect(clientNetwork(request(header))).toBe('203.0.113.7');
    expect(clientNetwork(request())).toBeNull();
  });

  test('returns null when the header is not trusted', () => {
    expect(clientNetwork(request(header))).toBeNull();
  });
});
