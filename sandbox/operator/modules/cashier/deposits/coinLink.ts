import type { CoinRequest } from '../vendorReplies.ts';

/** Decimals of a coin's smallest unit, in which `ton:` addresses count. */
const NANO = 9;

/**
 * The address that a wallet opens with the sum filled in: `ton://transfer/<address>?amount=<nanotons>&text=<memo>` (TON
 * deep links) or `bitcoin:<address>?amount=<bitcoins>` (BIP 21).
 */
export function coinLink({ coin, address, memo, amount }: CoinRequest): string {
  if (coin === 'TON') {
    const [whole = '0', fraction = ''] = amount.split('.');
    const nano = BigInt(whole + fraction.padEnd(NANO, '0').slice(0, NANO));
    return `ton://transfer/${address}?amount=${nano}${memo === '' ? '' : `&text=${encodeURIComponent(memo)}`}`;
  }
  if (coin === 'BTC') return `bitcoin:${address}?amount=${amount}`;
  return '';
}
