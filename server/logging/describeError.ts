import { scrubText } from './scrubText.ts';

/** The part of an error that is logged: no personal input, no SQL statement, no parameter. */
export type DescribedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly status?: number;
  /** Names from the database's own catalogue. */
  readonly table?: string;
  readonly constraint?: string;
  readonly stack: string;
  readonly cause?: DescribedError;
  readonly errors?: readonly DescribedError[];
};

const DEEPEST = 5;
const MOST_ERRORS = 5;
const MOST_TEXT = 500;

/**
 * Describes any thrown value. Only the listed fields are read, so properties added by a driver or library are not
 * logged.
 */
export function describeError(thrown: unknown, depth = 0): DescribedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'what was thrown is no error', stack: '' };
  const fields: Readonly<Record<string, unknown>> = Object(thrown) as Record<string, unknown>;
  const { code, statusCode, table, constraint, errors } = fields;
  const isDeeper = depth < DEEPEST;
  return {
    type: thrown.constructor.name.length > 2 ? thrown.constructor.name : thrown.name,
    message: scrubText(thrown.message.slice(0, MOST_TEXT), textOf(code) ?? ''),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof statusCode === 'number' ? { status: statusCode } : {}),
    ...only('table', textOf(table)),
    ...only('constraint', textOf(constraint)),
    stack: framesOf(thrown.stack),
    ...(isDeeper && thrown.cause !== undefined ? { cause: describeError(thrown.cause, depth + 1) } : {}),
    ...(isDeeper && Array.isArray(errors)
      ? { errors: errors.slice(0, MOST_ERRORS).map((error: unknown) => describeError(error, depth + 1)) }
      : {}),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const only = <Name extends string>(name: Name, value: string | undefined) =>
  value === undefined ? {} : ({ [name]: value } as Record<Name, string>);

/** The stack frames only: a stack begins with the message. */
function framesOf(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
