import type { FastifyInstance } from 'fastify';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { vpn } from '../../../../src/contract/vpn.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import type { OperatorCore } from '../../module.ts';
import { fileRoute } from '../fileLinks/module.ts';
import type { FileLinks } from '../fileLinks/module.ts';
import { configurationOf } from './presentSubscription.ts';
import { findLive } from './vpnRepository.ts';

export const vpnFiles = { kind: 'vpn-file', path: '/platform/vpn-file/', from: 'vpn', most: 20 } as const;

/** The configuration as a file. The session shows it as a text, too, so no proof is asked for. */
export class VpnFiles {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'config'>,
    private readonly links: FileLinks<object>,
  ) {}

  async link(call: PlayerCall<object>): Promise<OutputOf<typeof vpn.getFile>> {
    await this.links.demandPace(call);
    return this.links.give(this.core.database, call, {});
  }

  /** Answers a link with its file, once. */
  routes(app: FastifyInstance): Promise<void> {
    const { database, config } = this.core;
    return fileRoute(app, this.links, async ({ uid }) => {
      const live = await findLive(database, uid);
      const content = live === null ? '' : configurationOf(live, config.vpnSecret);
      if (content === '') return null;
      return { type: 'application/octet-stream', name: 'filename="croupier-vpn.conf"', content };
    });
  }
}
