import type { FastifyInstance } from 'fastify';
import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { support } from '../../../../src/contract/support.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import { invalidField } from '../../OperatorError.ts';
import type { OperatorCore } from '../../module.ts';
import { fileRoute } from '../fileLinks/module.ts';
import type { FileLinks } from '../fileLinks/module.ts';

export const supportFiles = {
  kind: 'support-file',
  path: '/platform/support-file/',
  from: 'support',
  most: 60,
} as const;

/** What a link is about: the id of the file. */
export interface AskedAttachment {
  readonly id: string;
}

interface SupportFile {
  readonly name: string;
  readonly media_type: string;
  /** Base64. */
  readonly content: string;
}

/**
 * What a player has attached, to take back. Whoever has just sent a picture is not asked for a proof to look at it: the
 * link ends with the session, which shows the conversation, too.
 */
export class SupportFiles {
  constructor(
    private readonly core: Pick<OperatorCore, 'database'>,
    private readonly links: FileLinks<AskedAttachment>,
  ) {}

  async link(call: PlayerCall<InputOf<typeof support.getFile>>): Promise<OutputOf<typeof support.getFile>> {
    const { database } = this.core;
    const id = call.input.file_id;
    await this.links.demandPace(call);
    const rows = await database.query(
      `select 1 from operator.support_files f join operator.support_messages m on m.id = f.message_id
         join operator.support_tickets t on t.id = m.ticket_id
       where f.id = $1 and t.uid = $2`,
      [id, call.player.uid],
    );
    if (rows.length === 0) throw invalidField('file_id', 'wrongField');
    return this.links.give(database, call, { id });
  }

  /** Answers a link with its file, once. */
  routes(app: FastifyInstance): Promise<void> {
    return fileRoute(app, this.links, async ({ about }) => {
      const [file] = await this.core.database.query<SupportFile>(
        `select name, media_type, encode(content, 'base64') as content from operator.support_files where id = $1`,
        [about.id],
      );
      if (file === undefined) return null;
      return {
        type: file.media_type,
        name: `filename*=UTF-8''${encodedName(file.name)}`,
        content: Buffer.from(file.content, 'base64'),
      };
    });
  }
}

/** RFC 8187: what `encodeURIComponent` leaves alone beyond its characters is encoded, too. */
const encodedName = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Surrogate}/gu, '')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
