/** A refusal of the Bot API, with its own code and description. */
export class BotApiError extends Error {
  override readonly name = 'BotApiError';

  constructor(
    readonly code: number,
    description: string,
  ) {
    super(description);
  }
}

/** 400: the fields of a call are not as documented. */
export const badRequest = (description: string) => new BotApiError(400, `Bad Request: ${description}`);
