/**
 * Addresses of coins: TON's user-friendly form with its CRC-16, Bitcoin's segwit form with its Bech32 checksum. The
 * checksum of Bitcoin's older form (Base58Check) is a hash, which only the operator computes.
 */
import { failure } from './validationError.ts';
import type { Validator } from './validationError.ts';

const TON = /^[A-Za-z0-9+/_-]{48}$/;
const BASE58 = /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/;
const BECH32_LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** First bytes of TON addresses: bounceable and not, each also for the test network. */
const TON_TAGS = [0x11, 0x51, 0x91, 0xd1];

export function isTonAddress(value: string): boolean {
  if (!TON.test(value)) return false;
  const bytes = base64Bytes(value.replaceAll('-', '+').replaceAll('_', '/'));
  const sum = crc16(bytes.slice(0, 34));
  return TON_TAGS.includes(bytes[0] ?? 0) && bytes[34] === sum >> 8 && bytes[35] === (sum & 0xff);
}

/** A segwit address of any version with a right checksum, or the shape of an older one. */
export function isBtcAddress(value: string): boolean {
  return BASE58.test(value) || isSegwit(value);
}

export const isOldBtcAddress = (value: string): boolean => BASE58.test(value);

export const tonAddressRule: Validator = (value) => (isTonAddress(value) ? null : failure('tonAddress'));
export const btcAddressRule: Validator = (value) => (isBtcAddress(value) ? null : failure('btcAddress'));

function isSegwit(value: string): boolean {
  const text = value.toLowerCase();
  if (value !== text && value !== value.toUpperCase()) return false;
  if (!/^bc1[a-z0-9]{11,71}$/.test(text)) return false;
  const words = Array.from(text.slice(3), (letter) => BECH32_LETTERS.indexOf(letter));
  if (words.includes(-1)) return false;
  // Bech32 for version 0, Bech32m for the later ones (BIP-350); `bc` expands to 3, 3, 0, 2, 3.
  return polymod([3, 3, 0, 2, 3, ...words]) === (words[0] === 0 ? 1 : 0x2bc830a3);
}

function polymod(values: readonly number[]): number {
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  return values.reduce((before, value) => {
    const top = before >>> 25;
    const next = ((before & 0x1ffffff) << 5) ^ value;
    return generators.reduce((sum, generator, bit) => ((top >> bit) & 1 ? sum ^ generator : sum), next);
  }, 1);
}

function base64Bytes(text: string): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 4) {
    const bits = Array.from(text.slice(at, at + 4)).reduce((sum, letter) => sum * 64 + BASE64.indexOf(letter), 0);
    bytes.push((bits >> 16) & 0xff, (bits >> 8) & 0xff, bits & 0xff);
  }
  return bytes;
}

/** CRC-16/XMODEM */
function crc16(bytes: readonly number[]): number {
  return bytes.reduce((before, byte) => {
    let sum = before ^ (byte << 8);
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
    return sum;
  }, 0);
}
