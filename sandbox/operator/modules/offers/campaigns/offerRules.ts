import type { Player } from '../../../players/player.ts';
import { defaultCurrency } from '../../../market/facts.ts';
import type { Offer, OfferData, Viewer } from './offer.ts';
import { allPromised } from './promised.ts';

const DAY_MS = 86_400_000;

/** A time that an offer was opened for a player, or that they have taken. */
export interface PlayerTurn {
  readonly offer_id: string;
  readonly turn: string;
  readonly taken_at: Date | null;
}

/** The player's present turn of an offer. */
export interface Turn {
  readonly turn: string;
  readonly isTaken: boolean;
}

export const viewerOf = (player: Player | null): Viewer => ({
  isGuest: player === null,
  currency: player?.currency ?? defaultCurrency,
  country: player?.country_code ?? '',
  hasDeposits: player?.has_deposits ?? false,
});

/** An offer that ends this second is over. */
export const isOver = ({ is_active: isActive, ends_at: end }: Offer, now: Date): boolean =>
  !isActive || (end !== null && end <= now);

export const isRunning = (offer: Offer, now: Date): boolean => offer.starts_at <= now && !isOver(offer, now);

export type Misfit = 'WRONG_COUNTRY' | 'WRONG_CURRENCY' | 'NOT_FOR_YOU';

/** Why an offer is not for a player; null if it is. Being invited is another matter: `turnOf`. */
export function misfitOf(data: OfferData, viewer: Viewer): Misfit | null {
  if (data.countries.length > 0 && !data.countries.includes(viewer.country)) return 'WRONG_COUNTRY';
  if (allPromised(data.gifts, viewer.currency) === null) return 'WRONG_CURRENCY';
  if (data.min_deposit !== null && data.min_deposit[viewer.currency] === undefined) return 'WRONG_CURRENCY';
  if (data.audience === 'new' && viewer.hasDeposits) return 'NOT_FOR_YOU';
  if (data.audience === 'depositors' && !viewer.hasDeposits) return 'NOT_FOR_YOU';
  return null;
}

/** 4-36, except of the least deposit, which depends on the amount. */
export const isSatisfied = (data: OfferData, viewer: Viewer): boolean => !(data.is_first_deposit && viewer.hasDeposits);

/** The player's turn of an offer now; null if it is open to the invited only, and they are not. */
export function turnOf({ id, data }: Offer, turns: readonly PlayerTurn[], now: Date): Turn | null {
  const own = turns.filter((turn) => turn.offer_id === id);
  if (data.audience === 'invited') {
    const open = own.find((turn) => turn.taken_at === null) ?? own.at(-1);
    return open === undefined ? null : { turn: open.turn, isTaken: open.taken_at !== null };
  }
  const turn = data.repeat === 'week' ? mondayOf(now) : 'once';
  return { turn, isTaken: own.some((one) => one.turn === turn && one.taken_at !== null) };
}

/** The first day of the week, in UTC: `2026-06-01`. */
export function mondayOf(now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS);
  // The first of January 1970 was a Thursday.
  const monday = day - ((day + 3) % 7);
  return new Date(monday * DAY_MS).toISOString().slice(0, 10);
}
