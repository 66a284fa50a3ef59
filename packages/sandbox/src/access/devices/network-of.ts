import ipaddr from 'ipaddr.js';

/** What one customer of a provider gets at the least: whoever has it has 2^64 addresses to come from. */
const SUBNET = 64;

/**
 * Where somebody comes from, as tries are counted: an IPv4 address, or the /64 of an IPv6 one. IPv4 inside IPv6 is IPv4,
 * which is how a server that listens on both sees it. What is no address is its own place.
 *
 * @param address of a request: `203.0.113.7`, `::ffff:203.0.113.7`, `2001:db8::1`
 * @returns `203.0.113.7`, `2001:db8::/64`
 * @see docs/decisions/0158
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${String(SUBNET)}`).toString()}/${String(SUBNET)}`;
};
