/** A vendor could not be reached in time, or its reply was invalid. */
export class VendorError extends Error {
  override readonly name = 'VendorError';

  constructor(
    message: string,
    /** The HTTP status of the reply, or null without a reply. */
    readonly status: number | null,
    /** The parsed JSON of a refusal, or null. */
    readonly reply: unknown = null,
  ) {
    super(message);
  }
}
