/** Headers of a single connection (RFC 9110 section 7.6.1), and those that the connection pool sets itself. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'expect',
];
/** Headers from which backends read a client's address: clients can forge them. */
const CLAIMED_ADDRESS = [
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'fastly-client-ip',
  'x-original-forwarded-for',
];
/** Keeps the sandbox's controls unreachable through the site. */
const NEVER_PASSED = ['x-sandbox-key'];

const dropped = new Set([...HOP_BY_HOP, ...CLAIMED_ADDRESS, ...NEVER_PASSED]);
const isDropped = (name: string): boolean => dropped.has(name) || name.startsWith('x-forwarded-');

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The headers of a call passed to the operator. `X-Forwarded-For` has a single, trusted address: that of the
 * connection, or the one reported by the configured number of trusted proxies.
 */
export function forwardedHeaders(
  headers: Headers,
  call: { readonly method: string; readonly address: string },
): Record<string, string | string[]> {
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !isDropped(name)) passed[name] = value;
  }
  // A body was refused already (requestFraming.ts), so it can only be "0".
  if (call.method === 'GET' || call.method === 'HEAD') delete passed['content-length'];
  passed['x-forwarded-for'] = call.address;
  return passed;
}
