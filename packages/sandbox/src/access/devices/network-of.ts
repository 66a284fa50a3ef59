import ipaddr from 'ipaddr.js';

/** A provider gives each customer at least this network: 2^64 addresses. */
const SUBNET = 64;

/** `203.0.113.7`, also out of IPv6, or the /64 `2001:db8::/64`. Other text stays. @see docs/decisions/0158 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${String(SUBNET)}`).toString()}/${String(SUBNET)}`;
};
