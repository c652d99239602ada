/** Milliseconds after which an answer is not waited for any more: its outcome is unknown. */
const PATIENCE_MS = 10_000;

/** A failed call; `Unknown` may have been carried out. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly type: string,
    message: string,
    /** The price of a cash-out that has fallen. */
    readonly price: string | null = null,
  ) {
    super(message);
  }
}

/** Reads from the sportsbook's API, or posts `body` to it. */
export async function callApi<T>(path: string, body?: object): Promise<T> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/sportsbook/api/${path}`, {
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    answer = await response.json();
  } catch (cause) {
    throw new ApiError('Unknown', cause instanceof Error ? cause.message : 'No answer');
  }
  if (response.ok) return answer as T;
  const { error } = Object(answer) as { readonly error?: { readonly type?: string; readonly price?: string } };
  throw new ApiError(error?.type ?? 'Unknown', `Status ${response.status}`, error?.price ?? null);
}
