import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StartData } from '../src/app/StartData.ts';
import { packedAnswer } from './packedAnswer.ts';
import type { PackedBody } from './PackedBody.ts';
import type { RenderGate } from './RenderGate.ts';
import { START_PATH } from './StartFiles.ts';
import type { StartFiles } from './StartFiles.ts';

export interface StartFileOptions {
  readonly files: StartFiles;
  /** What is current for these catalogues; null if the language or a catalogue does not exist. */
  readonly current: (locale: string, namespaces: readonly string[]) => Promise<StartData | null>;
  readonly gate: RenderGate;
}

/** More catalogues than any page has. */
const MOST_NAMESPACES = 40;

/**
 * Words and settings of a page by the address that its document names. One that is not known is made anew. If that gives
 * another address, the content has changed since the document was made: what is current is sent, and not kept by the
 * browser under this name.
 */
export function startFileRoute(app: FastifyInstance, { files, current, gate }: StartFileOptions): void {
  // A wildcard, since the router limits the length of a parameter.
  app.get<{ Params: { locale: string; '*': string } }>(`${START_PATH}:locale/*`, async (request, reply) => {
    const { locale, '*': file } = request.params;
    const [names = '', ending] = file.split('~');
    const namespaces = names.split('.');
    if (ending === undefined || namespaces.length > MOST_NAMESPACES) return notFound(reply);
    const asked = `${START_PATH}${encodeURIComponent(locale)}/${file}`;
    const known = files.body(asked);
    if (known) return send(request, reply, known, true);
    const data = await gate.run(request.ip, () => current(locale, namespaces));
    if (data === null) return notFound(reply);
    const made = files.keep(locale, data);
    const body = files.body(made);
    return body ? send(request, reply, body, made === asked) : notFound(reply);
  });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PackedBody,
  isUnchanging: boolean,
): Promise<FastifyReply> {
  const sent = await packedAnswer(request, reply, body);
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', isUnchanging ? 'public, max-age=31536000, immutable' : 'no-store')
    .send(sent);
}

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send({ error: 'no such file' });
