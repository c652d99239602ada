import { signedHeaders, signedPath } from '../signing.ts';

export interface SignedPost {
  readonly url: string;
  readonly body: string;
  readonly secret: string;
  /** Unix ms of the signature: the wall time, since the receiver compares it with its own. */
  readonly at: number;
  readonly timeoutMs: number;
}

/**
 * Sends one signed message and returns the status of its answer, whatever that is; rejects without one in time. A
 * redirect is not followed, since the signature is for this address, and the answer's body is not read.
 */
export async function postSigned(
  fetcher: typeof fetch,
  { url, body, secret, at, timeoutMs }: SignedPost,
): Promise<number> {
  const response = await fetcher(url, {
    method: 'POST',
    headers: signedHeaders(secret, { method: 'POST', path: signedPath(url), body }, at),
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  return response.status;
}

/** Whether the receiver has taken the message. */
export const isAccepted = (status: number): boolean => status >= 200 && status < 300;
