import type { FastifyReply, FastifyRequest } from 'fastify';
import { packingFor } from './compressPage.ts';
import type { PackedBody } from './PackedBody.ts';

/** A body in the encoding that its request takes, with the headers that say so; as it is where compressing it fails. */
export async function packedAnswer(
  request: Pick<FastifyRequest, 'headers' | 'log'>,
  reply: Pick<FastifyReply, 'header'>,
  body: Pick<PackedBody, 'in' | 'plain'>,
): Promise<Buffer> {
  void reply.header('vary', 'accept-encoding');
  const packing = packingFor(String(request.headers['accept-encoding'] ?? ''));
  if (packing === null) return body.plain;
  try {
    const packed = await body.in(packing);
    void reply.header('content-encoding', packing);
    return packed;
  } catch (error) {
    request.log.warn({ err: error }, 'a body was not compressed');
    return body.plain;
  }
}
