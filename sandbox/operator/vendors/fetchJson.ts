import { VendorError } from './VendorError.ts';

/** Timeout of a call to a vendor in ms. */
const TIMEOUT_MS = 8000;

/** Calls a vendor and reads its JSON. Throws VendorError for anything but a 2xx with JSON in time. */
export async function fetchJson(fetcher: typeof fetch, url: string, init: RequestInit = {}): Promise<unknown> {
  let response: Response;
  try {
    response = await fetcher(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new VendorError(`No answer from ${new URL(url).pathname}`, null);
  }
  if (!response.ok) {
    const reply: unknown = await response.json().catch(() => null);
    throw new VendorError(`Status ${response.status} from ${new URL(url).pathname}`, response.status, reply);
  }
  try {
    return await response.json();
  } catch {
    throw new VendorError(`No JSON from ${new URL(url).pathname}`, response.status);
  }
}
