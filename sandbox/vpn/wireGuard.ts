import { createPrivateKey, createPublicKey, generateKeyPairSync, hkdfSync } from 'node:crypto';

export interface KeyPair {
  /** 32 bytes in Base64, as WireGuard writes keys. */
  readonly privateKey: string;
  readonly publicKey: string;
}

/** The raw key is the end of its DER encoding. */
const KEY_BYTES = 32;
const rawKey = (der: Buffer): string => der.subarray(der.length - KEY_BYTES).toString('base64');

/** A new X25519 key pair. */
export function newKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  return {
    privateKey: rawKey(privateKey.export({ format: 'der', type: 'pkcs8' })),
    publicKey: rawKey(publicKey.export({ format: 'der', type: 'spki' })),
  };
}

/** What comes before the raw key in the DER encoding of an X25519 private key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** The public key of the vendor's server: the same after every start. */
export function serverKeyOf(secret: string): string {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'vpn server key', KEY_BYTES));
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  return rawKey(createPublicKey(key).export({ format: 'der', type: 'spki' }));
}

export interface Peer {
  readonly privateKey: string;
  readonly address: string;
  readonly serverKey: string;
  readonly endpoint: string;
}

/** The configuration file of WireGuard's clients; they read the same text from a QR code. */
export const configuration = ({ privateKey, address, serverKey, endpoint }: Peer): string =>
  [
    '[Interface]',
    `PrivateKey = ${privateKey}`,
    `Address = ${address}/32`,
    'DNS = 10.66.0.1',
    '',
    '[Peer]',
    `PublicKey = ${serverKey}`,
    'AllowedIPs = 0.0.0.0/0, ::/0',
    `Endpoint = ${endpoint}`,
    'PersistentKeepalive = 25',
    '',
  ].join('\n');

/** 10.66.x.y for the n-th host; the first address is the server's own. */
export function addressOf(host: number): string {
  const number = (host % 65_000) + 2;
  return `10.66.${Math.floor(number / 256)}.${number % 256}`;
}
