/** The source has no such picture, or an unusable one. */
export class NoPictureError extends Error {
  override readonly name: string = 'NoPictureError';
}

/** The source failed to answer: its earlier picture may still be used. */
export class SourceAwayError extends NoPictureError {
  override readonly name = 'SourceAwayError';
}

const largestBytes = 8 * 1024 * 1024;
/** Timeout of the whole answer including the body, in ms. */
const timeoutMs = 8_000;

/** Fetches an original: no redirects, limited size, limited time. */
export async function fetchSource(address: string, fetcher: typeof fetch): Promise<Buffer> {
  const abort = new AbortController();
  const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await fetcher(address, { signal, redirect: 'error', headers: { accept: 'image/*' } });
    if (response.status >= 500) throw new SourceAwayError(`source answered ${response.status}`);
    if (!response.ok) throw new NoPictureError(`source answered ${response.status}`);
    if (Number(response.headers.get('content-length') ?? 0) > largestBytes)
      throw new NoPictureError('source too large');
    return await readBody(response);
  } catch (error) {
    // Closes the connection: the rest of a refused answer is not read.
    abort.abort();
    if (error instanceof NoPictureError) throw error;
    throw new SourceAwayError('source did not answer', { cause: error });
  }
}

async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const reader = response.body?.getReader();
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > largestBytes) {
      await reader?.cancel();
      throw new NoPictureError('source too large');
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
