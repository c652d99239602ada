import type { OwnBalance } from './api.ts';

/** The balances that are the player's own money: nothing has to be wagered for it. */
const ownKinds = ['main', 'withdrawal_hold', 'vault'];

export const isOwn = ({ kind }: OwnBalance): boolean => ownKinds.includes(kind);

/** Each own balance and bonus money, in thousandths of all of them together; what is zero has no share. */
export function sharesOf(
  balances: readonly OwnBalance[],
): readonly { readonly kind: string; readonly share: number }[] {
  const counted = balances.filter(({ kind, amount }) => kind !== 'fun' && amount.minor > 0n);
  const total = counted.reduce((sum, { amount }) => sum + amount.minor, 0n);
  return counted.map(({ kind, amount }) => ({ kind, share: Number((amount.minor * 1000n) / total) }));
}
