import type { OperatorDeps } from '../../OperatorDeps.ts';
import { fetchSigned } from '../../vendors/fetchSigned.ts';
import { VendorError } from '../../vendors/VendorError.ts';

export interface Delivered {
  readonly server: string;
  readonly configuration: string;
}

/** The VPN vendor's API. Each order for a subscription has a higher number than the one before: late ones are ignored. */
export class VpnVendor {
  constructor(private readonly deps: Pick<OperatorDeps, 'config' | 'fetch' | 'clock'>) {}

  /** Begins the subscription or moves its end. Throws VendorError, also if a later order has overtaken this one. */
  async set(reference: string, revision: number, expiresAt: Date): Promise<Delivered> {
    const reply = await this.send('PUT', `/${reference}`, { revision, expiresAt: expiresAt.toISOString() });
    const told = Object(reply) as Readonly<Record<string, unknown>>;
    const { server, configuration, revision: done, status } = told;
    if (done !== revision || status !== 'active' || told['expiresAt'] !== expiresAt.toISOString())
      throw new VendorError('The VPN vendor tells of another order', 200);
    if (typeof server !== 'string' || typeof configuration !== 'string' || !isConfiguration(configuration))
      throw new VendorError('The VPN vendor told no configuration', 200);
    return { server: server.slice(0, 100), configuration };
  }

  async end(reference: string, revision: number): Promise<void> {
    await this.send('POST', `/${reference}/end`, { revision });
  }

  private send(method: 'PUT' | 'POST', path: string, message: object): Promise<unknown> {
    const { vpnSecret: secret } = this.deps.config;
    return fetchSigned(this.deps, { method, path: `/vpn/subscriptions${path}`, secret, message });
  }
}

const isConfiguration = (text: string): boolean =>
  text.length <= 4_000 && text.startsWith('[Interface]') && text.includes('[Peer]');
