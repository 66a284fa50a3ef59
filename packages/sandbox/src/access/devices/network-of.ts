import ipaddr from 'ipaddr.js';

/** A provider gives each customer at least this network: 2^64 addresses. */
const SUBNET = 64;

/**
 * The network by which the server counts tries: an IPv4 address, or the /64 of an IPv6 address. A server that listens
 * on both sees an IPv4 address inside IPv6. It counts as IPv4. Text that is no address stays as it is.
 * @param address the address of a request: `203.0.113.7`, `::ffff:203.0.113.7`, `2001:db8::1`
 * @returns `203.0.113.7`, `2001:db8::/64`
 * @see docs/decisions/0158
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${String(SUBNET)}`).toString()}/${String(SUBNET)}`;
};
