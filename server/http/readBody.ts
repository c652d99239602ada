import type { Readable } from 'node:stream';

export interface BodyLimits {
  readonly mostBytes: number;
  /** Milliseconds that the sender has for the whole body. */
  readonly withinMs: number;
}

/** A body that is not taken; `statusCode` is the answer to it. */
export class BodyRefusedError extends Error {
  override readonly name = 'BodyRefusedError';

  constructor(
    readonly statusCode: 400 | 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** The rest of a body that is too large is read and dropped for so long, in ms: a sender that is cut off at once may miss the answer. */
const DRAIN_MS = 500;

/** The whole body. Throws BodyRefusedError when it is too large, too slow, or ends early. */
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
      // What breaks after this is of no interest, but an 'error' without a listener would end the process.
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
