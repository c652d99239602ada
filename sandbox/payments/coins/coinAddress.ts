/**
 * New addresses of the test networks. They are well formed, so that wallets and libraries accept them, but no address
 * of a main network: nobody can send real coins there by mistake.
 */
import { randomBytes, randomInt } from 'node:crypto';
import type { Coin } from './coins.ts';

export interface CoinAddress {
  readonly address: string;
  /** TON: the comment that tells payments to the vendor's only address apart; empty for BTC. */
  readonly memo: string;
}

export function newCoinAddress(coin: Coin): CoinAddress {
  if (coin === 'BTC') return { address: bitcoinTestAddress(randomBytes(20)), memo: '' };
  return { address: TON_ADDRESS, memo: String(randomInt(1_000_000_000, 10_000_000_000)) };
}

const CHARSET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const PREFIX = 'tb';

/** Bech32 (BIP 173) address of a 20-byte witness program of version 0 on the test network. */
export function bitcoinTestAddress(program: Uint8Array): string {
  const data = [0, ...fiveBits(program)];
  const expanded = [...PREFIX].map((sign) => sign.charCodeAt(0) >> 5);
  const low = [...PREFIX].map((sign) => sign.charCodeAt(0) & 31);
  const sum = polymod([...expanded, 0, ...low, ...data, 0, 0, 0, 0, 0, 0]) ^ 1;
  const check = [25, 20, 15, 10, 5, 0].map((shift) => (sum >> shift) & 31);
  return `${PREFIX}1${[...data, ...check].map((value) => CHARSET[value] ?? '').join('')}`;
}

function fiveBits(bytes: Uint8Array): number[] {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => Number.parseInt(group, 2));
}

function polymod(values: readonly number[]): number {
  return values.reduce((sum, value) => {
    const top = sum >>> 25;
    const shifted = ((sum & 0x1ffffff) << 5) ^ value;
    return GENERATOR.reduce((all, word, bit) => ((top >> bit) & 1 ? all ^ word : all), shifted);
  }, 1);
}

/** Tag of an address that is for the test network only and returns what cannot be delivered. */
const TON_TEST_ONLY = 0x91;

/** User-friendly TON address (TEP 2) of an account of the base chain. */
export function tonAddress(hash: Uint8Array, tag = TON_TEST_ONLY): string {
  const body = Buffer.concat([Buffer.from([tag, 0]), hash]);
  return Buffer.concat([body, crc16(body)]).toString('base64url');
}

/** The account of an address in any of its writings, as one for the test network; null if it is none of the base chain. */
export function readTonAddress(text: string): string | null {
  if (/^0:[\da-f]{64}$/i.test(text)) return tonAddress(Buffer.from(text.slice(2), 'hex'));
  const bytes = Buffer.from(text, 'base64');
  const isWhole = /^[\w+/-]{48}$/.test(text) && crc16(bytes.subarray(0, 34)).equals(bytes.subarray(34));
  return isWhole && bytes[1] === 0 ? tonAddress(bytes.subarray(2, 34)) : null;
}

/** CRC-16/XMODEM, big-endian. */
function crc16(bytes: Uint8Array): Buffer {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return Buffer.from([sum >> 8, sum & 0xff]);
}

/** The vendor's account: the text's bytes as its hash, so that nobody can have the key of it. */
const TON_ADDRESS = tonAddress(Buffer.from('croupier sandbox payment vendor!', 'ascii'));
