import { BlockList, isIP } from 'node:net';

/** The site servers, by address or subnet: their X-Forwarded-For header is trusted. */
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

  /** IPv4 addresses mapped into IPv6 are compared as IPv4. */
  has(address: string): boolean {
    return isIP(address) !== 0 && this.list.check(address, familyOf(address));
  }

  /** Fastify's `trustProxy`: only the direct peer is trusted, for one forwarded address. */
  readonly trustProxy = (address: string, hop: number): boolean => hop === 0 && this.has(address);
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
