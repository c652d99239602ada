/** The part of a browser's storage that is used. */
export type StakeStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface StakePlace {
  readonly game: string;
  readonly currency: string;
  readonly mode: string;
}

const keyOf = ({ game, currency, mode }: StakePlace): string => `croupier-stake:${mode}:${currency}:${game}`;

/**
 * The stake this browser last chose here, if it is still offered and the balance covers it; else the game's own. A frame
 * whose storage the browser blocks or fills simply remembers nothing.
 */
export function recallStake(storage: () => StakeStorage, place: StakePlace, stakes: readonly bigint[], balance: bigint, first: bigint): bigint {
  try {
    const text = storage().getItem(keyOf(place));
    return stakes.find((stake) => stake.toString() === text && stake <= balance) ?? first;
  } catch {
    return first;
  }
}

/** Keeps the stake for the next visit; best effort. */
export function rememberStake(storage: () => StakeStorage, place: StakePlace, stake: bigint): void {
  try {
    storage().setItem(keyOf(place), stake.toString());
  } catch {
    // Blocked or full: the next visit begins at the game's own stake.
  }
}
