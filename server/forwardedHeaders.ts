/** What belongs to one connection (RFC 9110 section 7.6.1), and what the pool of connections decides itself. */
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
/** Headers by which backends learn a client's address: anybody can send them. */
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
/** The sandbox's controls are not reached through the site. */
const NEVER_PASSED = ['x-sandbox-key'];

const dropped = new Set([...HOP_BY_HOP, ...CLAIMED_ADDRESS, ...NEVER_PASSED]);
const isDropped = (name: string): boolean => dropped.has(name) || name.startsWith('x-forwarded-');

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The headers of a call as they are passed on to the operator. `X-Forwarded-For` holds one address, which this server
 * vouches for: that of the connection, or the one that the configured number of trusted proxies vouches for.
 */
export function forwardedHeaders(
  headers: Headers,
  call: { readonly method: string; readonly address: string },
): Record<string, string | string[]> {
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !isDropped(name)) passed[name] = value;
  }
  // Its body was refused (requestFraming.ts); "0" says nothing.
  if (call.method === 'GET' || call.method === 'HEAD') delete passed['content-length'];
  passed['x-forwarded-for'] = call.address;
  return passed;
}
