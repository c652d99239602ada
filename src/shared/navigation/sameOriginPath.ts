import { decoded } from './decoded.ts';
import { parseUrl } from './parseUrl.ts';

const BASE = 'https://same-origin.invalid';
const MAX_LENGTH = 2048;
/** No honest link has more layers of encoding; a path that still changes after them is refused. */
const MAX_DECODINGS = 5;
const UNSAFE = /[\p{Cc}\\]/u;
/** Addresses for machines: a return path there could sign the player out again by a GET. */
const MACHINE_SEGMENTS = new Set(['api', 'ws', 'oauth']);

/**
 * Returns a return address (redirectUrl, backUrl, content redirects), cleaned, with query and hash, if it is a path of
 * this site. Otherwise null: other hosts in any spelling (`//evil`, `/\evil`, `/.//evil`, encoded any number of times),
 * schemes, control characters, undecodable text, and addresses for machines.
 */
export function sameOriginPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !value.startsWith('/') || UNSAFE.test(value))
    return null;
  const url = value.startsWith('//') ? null : parseUrl(value, BASE);
  if (url === null || url.origin !== BASE || !staysOnSite(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

function staysOnSite(pathname: string): boolean {
  if (decoded(pathname) === null) return false;
  let current = pathname;
  for (let round = 0; round <= MAX_DECODINGS; round += 1) {
    const plain = asciiDecoded(current);
    if (plain.startsWith('//') || UNSAFE.test(plain)) return false;
    const resolved = new URL(plain.replace(/[?#]/g, '-'), BASE).pathname;
    if (resolved.startsWith('//') || isForMachines(resolved)) return false;
    if (resolved === current) return true;
    current = resolved;
  }
  return false;
}

/**
 * Removes one layer of encoding; a stray percent sign is kept. ASCII only, since no other character changes the target.
 */
function asciiDecoded(path: string): string {
  return path.replace(/%([0-7][0-9a-f])/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function isForMachines(path: string): boolean {
  return MACHINE_SEGMENTS.has(path.split('/')[1]?.toLowerCase() ?? '');
}
