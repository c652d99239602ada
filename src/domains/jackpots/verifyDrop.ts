import { bytesOf, hexOf } from '../../lib/hex.ts';
import { drawOf, drawText, isHit, thresholdOf } from '../../shared/jackpots/dropRules.ts';
import { money } from '../../shared/money/money.ts';
import type { Money } from '../../shared/money/money.ts';
import type { Drop } from './parseJackpots.ts';

export interface DropCheck {
  /** SHA-256 of the published secret in hex. */
  readonly hash: string;
  /** It is the commitment from before the cycle. */
  readonly isCommitted: boolean;
  /** The secret decides what was paid: the threshold, or that the numbered stake is a hit. */
  readonly isDecided: boolean;
  /** Of a must-drop pool: where the secret makes it fall. */
  readonly threshold: Money | null;
}

/**
 * Recomputes in the browser, from published figures alone, what the operator has decided. Rejects where the browser has
 * no cryptography (a page that is not served securely) or the secret is no hex.
 */
export async function verifyDrop({ jackpot, tier, kind, amount, proof }: Drop): Promise<DropCheck> {
  const secret = bytesOf(proof.secret);
  const hash = hexOf(await crypto.subtle.digest('SHA-256', secret));
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const cycle = { jackpot: jackpot.id, tier, currency: proof.currency, cycle: proof.cycle };
  const number = kind === 'must_drop' ? 0 : proof.number;
  const text = new TextEncoder().encode(drawText(cycle, number));
  const draw = drawOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)));
  const isCommitted = hash === proof.commitment;
  if (kind === 'random')
    return { hash, isCommitted, isDecided: isHit(draw, proof.stake.minor, proof.bound.minor), threshold: null };
  const threshold = thresholdOf(draw, proof.seed.minor, proof.bound.minor);
  return { hash, isCommitted, isDecided: threshold === amount.minor, threshold: money(threshold, proof.currency) };
}
