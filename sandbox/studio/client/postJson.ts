import { readStudioError, StudioCallError } from './StudioCallError.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Request timeout in ms: afterwards the outcome is unknown and the request is repeated. */
const PATIENCE_MS = 8_000;

/** Posts to the studio's API and returns the reply. Every failure is a `StudioCallError`. */
export async function postJson(send: Fetch, path: string, body: unknown): Promise<unknown> {
  let response: Response;
  let answer: unknown;
  try {
    response = await send(`/studio/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    answer = response.status === 204 ? null : await response.json();
  } catch (cause) {
    throw new StudioCallError('Unknown', cause instanceof Error ? cause.message : 'No answer');
  }
  if (!response.ok) throw readStudioError(response.status, answer);
  return answer;
}
