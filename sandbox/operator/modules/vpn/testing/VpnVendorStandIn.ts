import type { TestVendors } from '../../../testing/TestVendors.ts';

interface Order {
  readonly reference: string;
  readonly revision: number;
  readonly expiresAt: string | null;
}

/** The VPN vendor in an operator's tests: it carries out what comes, or is down, or loses its answers. */
export class VpnVendorStandIn {
  isDown = false;
  /** Carries the orders out, and nobody gets the answer. */
  losesAnswers = false;
  readonly orders: Order[] = [];

  constructor(vendors: TestVendors) {
    vendors.on('/vpn/subscriptions', ({ method, path, body }) => {
      if (this.isDown) return new Response('', { status: 503 });
      const [, , , reference = '', ending] = path.split('/');
      const { revision, expiresAt = null } = JSON.parse(body) as { revision: number; expiresAt?: string };
      this.orders.push({ reference, revision, expiresAt });
      if (this.losesAnswers) throw new TypeError('fetch failed');
      if (method === 'POST' && ending === 'end') return Response.json({ reference, status: 'ended' });
      const configuration = `[Interface]\nPrivateKey = key of ${reference}\n\n[Peer]\nPublicKey = server`;
      return Response.json({ reference, revision, expiresAt, status: 'active', server: 'test-1', configuration });
    });
  }

  /** What the vendor has been told of a subscription, in order. */
  ordersOf(id: number): readonly Order[] {
    return this.orders.filter(({ reference }) => reference === `sub-${id}`);
  }
}
