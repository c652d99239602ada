const statuses = {
  Unauthorized: 401,
  InvalidRequest: 400,
  NotFound: 404,
  Conflict: 409,
  FileTooLarge: 413,
  FileTypeRefused: 415,
  FileUnreadable: 422,
} as const;

export type VerificationErrorType = keyof typeof statuses;

/** An error whose type is sent to the caller, who has the words for it. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';

  constructor(
    readonly type: VerificationErrorType,
    message: string,
  ) {
    super(message);
  }

  get status(): number {
    return statuses[this.type];
  }
}
