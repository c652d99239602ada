const statuses = { Unauthorized: 401, InvalidRequest: 400, NotFound: 404, Unavailable: 503 } as const;

/** An error whose type is sent to the caller. */
export class VpnError extends Error {
  override readonly name = 'VpnError';

  constructor(
    readonly type: keyof typeof statuses,
    message: string,
  ) {
    super(message);
  }

  get status(): number {
    return statuses[this.type];
  }
}
