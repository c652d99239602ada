import { isIP } from 'node:net';

/** Longest address. A longer text is cut, so that it cannot become a large key. */
const LONGEST = 45;

/** An IPv4 address mapped into IPv6, as dual-stack sockets report it. */
const MAPPED = /^(?:0{1,4}:){5}ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * The key of a client address for limits. An IPv4 address, mapped into IPv6 or not, is a key by itself. IPv6 is grouped
 * by its /64 network, the smallest that one household or server gets: its owner has 2^64 addresses, and would otherwise
 * have as many limits and entries in memory.
 */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address.slice(0, LONGEST);
  const groups = groupsOf(address);
  const mapped = MAPPED.exec(groups.join(':'));
  if (mapped === null)
    return `${groups
      .slice(0, 4)
      .map((group) => Number.parseInt(group, 16).toString(16))
      .join(':')}::/64`;
  return [mapped[1], mapped[2]].flatMap((group = '0') => bytesOf(Number.parseInt(group, 16))).join('.');
}

/** The eight groups of a valid IPv6 address, in lower case. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.toLowerCase().split('%');
  const hexadecimal = plain.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_dotted, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.slice(0, 4).map(Number) as [number, number, number, number];
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = [], tail] = hexadecimal.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  if (tail === undefined) return head;
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}

const bytesOf = (group: number): [number, number] => [group >> 8, group & 255];
