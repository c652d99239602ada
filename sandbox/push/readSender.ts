import { createPublicKey, verify } from 'node:crypto';

/** Who sends a message: the public key, base64url, and the address to write to. */
export interface Sender {
  readonly key: string;
  readonly subject: string;
}

/** Longest validity of a signature, in seconds (RFC 8292, section 2). */
const LONGEST_SECONDS = 24 * 3_600;

/** The signed sender of a request to `origin` (RFC 8292); null if the signature is missing, wrong, old or for another. */
export function readSender(authorization: string, origin: string, now: number): Sender | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || signature === '') return null;
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return null;
  const { aud, exp, sub } = claimsOf(body);
  const seconds = Number(exp) - now / 1_000;
  if (aud !== origin || !(seconds > 0 && seconds <= LONGEST_SECONDS) || typeof sub !== 'string') return null;
  return { key, subject: sub };
}

const claimsOf = (body: string): Readonly<Record<string, unknown>> =>
  JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Readonly<Record<string, unknown>>;
