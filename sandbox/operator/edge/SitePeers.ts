import { BlockList, isIP } from 'node:net';

/** The site servers' own connections, by address or subnet: what they say about a client's address is believed. */
export class SitePeers {
  private readonly list = new BlockList();

  constructor(addresses: readonly string[]) {
    for (const entry of addresses) {
      const [address = '', bits] = entry.split('/');
      const family = familyOf(address);
      if (bits === undefined) this.list.addAddress(address, family);
      else this.list.addSubnet(address, Number(bits), family);
    }
  }

  /** IPv4 addresses that come mapped into IPv6 count as what they are. */
  has(address: string): boolean {
    return isIP(address) !== 0 && this.list.check(address, familyOf(address));
  }

  /** For Fastify: only the peer itself is believed, and it names one address. */
  readonly trustProxy = (address: string, hop: number): boolean => hop === 0 && this.has(address);
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
