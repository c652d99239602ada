import { scrubText } from '../../server/logging/scrubText.ts';
import { sqlErrorCode } from './database.ts';

/** Error properties in which drivers store the statement, its parameters and the affected rows. */
const CARRIERS = [
  'params',
  'parameters',
  'query',
  'queryOptions',
  'detail',
  'where',
  'hint',
  'internalQuery',
  'dataType',
];

/** Removes the values of the statement from a database error, so that they are never logged; returns the same error. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !/^[0-9A-Z]{5}$/.test(sqlErrorCode(error))) return error;
  for (const name of CARRIERS) if (name in error) Reflect.deleteProperty(error, name);
  const { message, stack } = error;
  error.message = scrubText(message, sqlErrorCode(error));
  // The stack contains the original message.
  if (stack !== undefined) error.stack = stack.replace(message, () => error.message);
  return error;
}
