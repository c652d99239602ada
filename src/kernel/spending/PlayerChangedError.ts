/**
 * Another player has signed in: the previous player's call continues in the background, and must not show anything to
 * this one.
 */
export class PlayerChangedError extends Error {
  override readonly name = 'PlayerChangedError';
}
