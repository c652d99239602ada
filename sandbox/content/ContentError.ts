/** A refusal in the words of the content system. */
export class ContentError extends Error {
  constructor(
    readonly status: number,
    override readonly name: 'UnauthorizedError' | 'ValidationError' | 'NotFoundError',
    message: string,
  ) {
    super(message);
  }
}
