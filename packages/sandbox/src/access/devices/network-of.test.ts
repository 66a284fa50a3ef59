import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

describe('where tries come from', () => {
  it.each([
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1:FFFF:FFFF:FFFF:FFFF', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001:0000:0000:0000:0001', '2001:db8:0:1::/64'],
    ['2001:db8:0:2::', '2001:db8:0:2::/64'],
    ['2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
  ])('is the /64 of an IPv6 address: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.8', '203.0.113.8'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7108', '203.0.113.8'],
  ])('is the IPv4 address itself, in every spelling: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each(['', 'unknown', '203.0.113.256', '2001:db8:::1'])('is the same text if it is no address: "%s"', (text) => {
    expect(networkOf(text)).toBe(text);
  });
});
