/** A vendor could not be reached in time, or answered with something other than it should. */
export class VendorError extends Error {
  override readonly name = 'VendorError';

  constructor(
    message: string,
    /** The HTTP status that it answered with, or null when it did not answer. */
    readonly status: number | null,
  ) {
    super(message);
  }
}
