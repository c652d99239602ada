/** What the player does on a slot's page. */
export interface GameActions {
  /** The spin button. */
  readonly press: () => void;
  /** A press on the reels. */
  readonly hurry: () => void;
  /** Asks for a plan, and begins autoplay with it. */
  readonly autoplay: () => void;
  readonly buy: (price: bigint) => void;
}
