import type { FastifyInstance } from 'fastify';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { vpn } from '../../../../src/contract/vpn.ts';
import { sendError } from '../../edge/errorReply.ts';
import { OperatorError } from '../../OperatorError.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import type { OperatorCore } from '../../module.ts';
import { newToken, tokenId } from '../../sessions/tokens.ts';
import { configurationOf } from './presentSubscription.ts';
import { findLive } from './vpnRepository.ts';

/** Files within the throttle's window of 15 minutes. */
const MOST_FILES = 20;
/** A link is followed at once, or not at all; in ms. */
const VALID_MS = 5 * 60_000;
const FILE_PATH = '/platform/vpn-file/';

/** The configuration as a file. A link needs no session: a messenger opens it in a browser that has none. */
export class VpnFiles {
  constructor(private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'config' | 'throttle'>) {}

  async link({ player }: PlayerCall<object>): Promise<OutputOf<typeof vpn.getFile>> {
    const { database, clock, throttle } = this.core;
    await throttle.hit([{ key: `vpn-file:${player.uid}`, most: MOST_FILES }]);
    const token = newToken();
    const expiresAt = clock.in(VALID_MS);
    await database.query('insert into operator.vpn_files (id, uid, expires_at) values ($1, $2, $3)', [
      tokenId(token),
      player.uid,
      expiresAt,
    ]);
    return { path: `${FILE_PATH}${token}`, expires_at: expiresAt.toISOString() };
  }

  /** Answers a link with its file, once. */
  async routes(app: FastifyInstance): Promise<void> {
    app.setErrorHandler(sendError);
    // Without HEAD: a look at the link would use it up.
    app.get(`${FILE_PATH}:token`, { exposeHeadRoute: false }, async (request, reply) => {
      const { token } = request.params as { token: string };
      const text = await this.take(token);
      if (text === '')
        throw new OperatorError('MethodNotFoundException', 'This link was used or has expired. Ask for another file.');
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-type': 'application/octet-stream',
          'content-security-policy': "default-src 'none'; sandbox",
          'content-disposition': 'attachment; filename="croupier-vpn.conf"',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
        .send(text);
    });
  }

  async forgetOld(): Promise<void> {
    const { database, clock } = this.core;
    await database.query('delete from operator.vpn_files where expires_at < $1', [clock.now()]);
  }

  private async take(token: string): Promise<string> {
    const { database, clock, config } = this.core;
    const [taken] = await database.query<{ uid: bigint }>(
      `update operator.vpn_files f set taken_at = $2 from operator.player_facts p
       where f.id = $1 and f.taken_at is null and f.expires_at > $2 and p.uid = f.uid and p.status = 'active'
       returning f.uid`,
      [tokenId(token), clock.now()],
    );
    const live = taken === undefined ? null : await findLive(database, taken.uid);
    return live === null ? '' : configurationOf(live, config.vpnSecret);
  }
}
