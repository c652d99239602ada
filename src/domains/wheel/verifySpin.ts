import { bytesOf, hexOf } from '../../lib/hex.ts';
import { numberOf, segmentOf, spinText, totalOf } from '../../shared/wheel/spinRules.ts';
import type { Spin } from './api.ts';

export interface SpinCheck {
  /** SHA-256 of the published secret in hex. */
  readonly hash: string;
  /** It is the commitment from before the spin. */
  readonly isCommitted: boolean;
  /** The seeds decide the segment that was given. */
  readonly isDecided: boolean;
  /** The number drawn, of so many. */
  readonly number: number;
  readonly total: number;
}

/**
 * Recomputes a spin in the browser from what the operator has published. Rejects where the browser has no cryptography
 * (a page that is not served securely) or the secret is no hex.
 */
export async function verifySpin({ proof, segment }: Pick<Spin, 'proof' | 'segment'>): Promise<SpinCheck> {
  const secret = bytesOf(proof.secret);
  const hash = hexOf(await crypto.subtle.digest('SHA-256', secret));
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const seeds = { clientSeed: proof.client_seed, nonce: proof.nonce };
  const total = totalOf(proof.weights);
  for (let block = 0; ; block += 1) {
    const text = new TextEncoder().encode(spinText(seeds, block));
    const number = numberOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)), total);
    if (number === null) continue;
    const isDecided = segmentOf(proof.weights, number) === segment;
    return { hash, isCommitted: hash === proof.commitment, isDecided, number, total };
  }
}
