import type { ErrorType, FieldError } from '../contract/base/errors.ts';

/** The operator answered with an error of its catalogue. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly type: ErrorType,
    readonly status: number,
    readonly data: Readonly<Record<string, unknown>>,
    message: string,
    /** Seconds to wait, from Retry-After; null without that header. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

export type NoAnswerReason = 'network' | 'timeout' | 'malformed';

/** No usable answer arrived: it is unknown whether the operator acted. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  /** The HTTP status, if the headers arrived without a usable body. */
  readonly status: number | null;
  constructor(
    readonly reason: NoAnswerReason,
    { status = null, ...options }: ErrorOptions & { readonly status?: number | null } = {},
  ) {
    super(`no answer: ${reason}${status === null ? '' : ` (${status})`}`, options);
    this.status = status;
  }
}

/** The HTTP status of a failed call; null if no answer arrived. */
export const statusOf = (error: unknown): number | null =>
  error instanceof ApiError || error instanceof NoAnswerError ? error.status : null;

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/**
 * True if the outcome of a call is unknown: a spending call must then be repeated with the same key, and the screen
 * shows "checking", never "failed" (I8).
 */
export function isUncertain(error: unknown): boolean {
  if (error instanceof NoAnswerError) return true;
  return isApiError(error) && (error.type === 'UnknownErrorException' || error.type === 'InternalServerErrorException');
}

/** The kinds of proof that a refused call asks for first (`account.getProof`); null for any other error. */
export function proofAsked(error: unknown): readonly unknown[] | null {
  const kinds = isApiError(error) && error.type === 'InvalidParameterException' ? error.data['proof'] : null;
  return Array.isArray(kinds) ? kinds : null;
}

/** Whether a refused call asks the player to agree to the terms first (`auth.agreeterms`). */
export const areTermsAsked = (error: unknown): boolean =>
  fieldErrors(error, 'terms').some(({ code }) => code === 'termsNotAgreed');

/** The errors of one field in the operator's answer, most important first; empty for any other error. */
export function fieldErrors(error: unknown, field: string): readonly FieldError[] {
  if (!isApiError(error)) return [];
  const entries = error.data[field];
  return Array.isArray(entries) ? entries.filter(isFieldError) : [];
}

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
