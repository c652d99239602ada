import { scrubText } from '../../server/logging/scrubText.ts';
import { sqlErrorCode } from './database.ts';

/** Where drivers keep the statement, its parameters and the rows that it met. */
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

/** The same error, if it is the database's, without the values of its statement: none is printed wherever it ends. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !/^[0-9A-Z]{5}$/.test(sqlErrorCode(error))) return error;
  for (const name of CARRIERS) if (name in error) Reflect.deleteProperty(error, name);
  const { message, stack } = error;
  error.message = scrubText(message, sqlErrorCode(error));
  // The stack was written with the message that the error had then.
  if (stack !== undefined) error.stack = stack.replace(message, () => error.message);
  return error;
}
