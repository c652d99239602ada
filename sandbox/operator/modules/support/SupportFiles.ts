import type { FastifyInstance } from 'fastify';
import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { support } from '../../../../src/contract/support.ts';
import type { Sql } from '../../../database/database.ts';
import { sendError } from '../../edge/errorReply.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import { invalidField, OperatorError } from '../../OperatorError.ts';
import type { OperatorCore } from '../../module.ts';
import { newToken, tokenId } from '../../sessions/tokens.ts';

/** Links within the throttle's window of 15 minutes. */
const MOST_LINKS = 60;
/** A link is followed at once, or not at all; in ms. */
const VALID_MS = 5 * 60_000;
const FILE_PATH = '/platform/support-file/';

interface TakenFile {
  readonly name: string;
  readonly media_type: string;
  /** Base64. */
  readonly content: string;
}

/** What a player has attached, to take back. A link needs no session: a messenger opens it in a browser that has none. */
export class SupportFiles {
  constructor(private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'throttle'>) {}

  async link({
    player,
    input,
  }: PlayerCall<InputOf<typeof support.getFile>>): Promise<OutputOf<typeof support.getFile>> {
    const { database, clock, throttle } = this.core;
    await throttle.hit([{ key: `support-file:${player.uid}`, most: MOST_LINKS }]);
    const token = newToken();
    const expiresAt = clock.in(VALID_MS);
    // The last link of a file is the one that works.
    const rows = await database.query(
      `update operator.support_files f set link = $3, link_expires_at = $4
       from operator.support_messages m join operator.support_tickets t on t.id = m.ticket_id
       where f.id = $1 and m.id = f.message_id and t.uid = $2 returning f.id`,
      [input.file_id, player.uid, tokenId(token), expiresAt],
    );
    if (rows.length === 0) throw invalidField('file_id', 'wrongField');
    return { path: `${FILE_PATH}${token}`, expires_at: expiresAt.toISOString() };
  }

  /** Answers a link with its file, once. */
  async routes(app: FastifyInstance): Promise<void> {
    app.setErrorHandler(sendError);
    // Without HEAD: a look at the link would use it up.
    app.get(`${FILE_PATH}:token`, { exposeHeadRoute: false }, async (request, reply) => {
      const { token } = request.params as { token: string };
      const file = await this.core.database.transaction((tx) => this.take(tx, token));
      if (file === null)
        throw new OperatorError('MethodNotFoundException', 'This link was used or has expired. Ask for another one.');
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-type': file.media_type,
          'content-security-policy': "default-src 'none'; sandbox",
          'content-disposition': `attachment; filename*=UTF-8''${encodedName(file.name)}`,
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
        .send(Buffer.from(file.content, 'base64'));
    });
  }

  private async take(tx: Sql, token: string): Promise<TakenFile | null> {
    const [taken] = await tx.query<TakenFile>(
      `update operator.support_files f set link = null, link_expires_at = null
       from operator.support_messages m join operator.support_tickets t on t.id = m.ticket_id
         join operator.player_facts p on p.uid = t.uid
       where f.link = $1 and f.link_expires_at > $2 and m.id = f.message_id and p.status = 'active'
       returning f.name, f.media_type, encode(f.content, 'base64') as content`,
      [tokenId(token), this.core.clock.now()],
    );
    return taken ?? null;
  }
}

/** RFC 8187: what `encodeURIComponent` leaves alone beyond its characters is encoded, too. */
const encodedName = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Surrogate}/gu, '')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
