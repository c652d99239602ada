/** An error reply in the format of the content system (Strapi). */
export class ContentError extends Error {
  constructor(
    readonly status: number,
    override readonly name:
      | 'UnauthorizedError'
      | 'ForbiddenError'
      | 'ValidationError'
      | 'NotFoundError'
      | 'ApplicationError',
    message: string,
  ) {
    super(message);
  }
}
