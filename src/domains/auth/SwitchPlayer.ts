export interface SwitchPlayer {
  /** The login of the player who is signed in. */
  readonly current: string;
  /** The launching user's name in the messenger. */
  readonly launching: string;
}
