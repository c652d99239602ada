import type { Readable } from 'node:stream';

export interface BodyLimits {
  readonly mostBytes: number;
  /** Time limit for the whole body, in ms. */
  readonly withinMs: number;
}

/** A refused body; `statusCode` is the response status. */
export class BodyRefusedError extends Error {
  override readonly name = 'BodyRefusedError';

  constructor(
    readonly statusCode: 400 | 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

/**
 * How long the rest of a body that is too large is read and dropped, in ms: a sender that is disconnected at once may
 * miss the response.
 */
const DRAIN_MS = 500;

/** Reads the whole body. Throws BodyRefusedError if it is too large, too slow, or ends early. */
export function readBody(
  payload: Readable,
  declaredBytes: number,
  { mostBytes, withinMs }: BodyLimits,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    let isTooLarge = false;
    let timer = setTimeout(() => end(new BodyRefusedError(408, 'the body took too long')), withinMs);

    function end(outcome: Buffer | Error): void {
      clearTimeout(timer);
      payload.off('data', handleData).off('end', handleEnd).off('error', handleBreak).off('close', handleBreak);
      // Later errors do not matter, but an 'error' event without a listener would end the process.
      payload.on('error', () => undefined);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    }
    function refuseLarge(): void {
      isTooLarge = true;
      chunks.length = 0;
      clearTimeout(timer);
      timer = setTimeout(handleEnd, Math.min(DRAIN_MS, withinMs));
    }
    function handleData(chunk: Buffer): void {
      received += chunk.length;
      if (isTooLarge) return;
      if (received > mostBytes) refuseLarge();
      else chunks.push(chunk);
    }
    function handleEnd(): void {
      end(isTooLarge ? new BodyRefusedError(413, 'the body is too large') : Buffer.concat(chunks));
    }
    const handleBreak = () => end(new BodyRefusedError(400, 'the body ended early'));

    payload.on('data', handleData).on('end', handleEnd).on('error', handleBreak).on('close', handleBreak);
    if (declaredBytes > mostBytes) refuseLarge();
  });
}
