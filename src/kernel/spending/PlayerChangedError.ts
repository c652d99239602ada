/** Another player is here now: the call of the one before goes on without a screen, and is no news to this one. */
export class PlayerChangedError extends Error {
  override readonly name = 'PlayerChangedError';
}
