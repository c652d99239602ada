import { isIPv6 } from 'node:net';

/** An IPv4 address in IPv6 notation, as dual-stack sockets report it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** No address is longer; anything else must not become a long-lived key. */
const LONGEST = 45;

/**
 * The key under which limits count a client address. An IPv4 address is its own key. An IPv6 address counts by its /64
 * network: that is what one household or server gets, so its owner can use 2^64 addresses and would otherwise have as
 * many limits and as many entries in memory.
 */
export function addressKey(address: string): string {
  const mapped = MAPPED.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address.slice(0, LONGEST);
  return `${network(plain)}::/64`;
}

/** The first four groups, without leading zeros and in lower case: one spelling for each network. */
function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // A trailing IPv4 part stands for two groups.
  const written = before.length + after.length + (address.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - written);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}
