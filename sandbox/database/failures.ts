import { sqlErrorCode } from './database.ts';

/** A query or transaction exceeded its time limit. Nothing of it is committed after this error. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout';
  /** query_canceled, the code of a statement that the server itself cancelled. */
  readonly code = '57014';
}

/** Lost and refused connections: 08 connection exceptions, 57P01–57P03 shutdown and startup, 53300 too many. */
const UNREACHABLE = /^(08...|57P0[123]|53300|ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND)$/;

/** Messages of pg errors without a code: the connection ended during a query or was not available in time. */
const UNREACHABLE_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Client was closed|Cannot use a pool after calling end|PGlite is clos)/;

/**
 * Errors that do not depend on the statement: 53 out of disk, memory or connections, 25006 read-only transaction,
 * 57014 cancelled by timeout, 55P03 lock not available, 40001 and 40P01 serialization failure and deadlock after all
 * retries, 58 system and I/O errors; and the file system's error codes for the same faults.
 */
const REFUSED = /^(53...|25006|57014|55P03|40001|40P01|58...|ENOSPC|EROFS|EDQUOT|EIO|EMFILE|ENFILE)$/;

/** Retry-After in seconds when the database is unavailable: a restart takes less. */
export const RETRY_AFTER_SECONDS = 5;

/** Whether the database could not be reached, as opposed to a statement that failed. */
export function isUnreachable(error: unknown): boolean {
  return UNREACHABLE.test(sqlErrorCode(error)) || (error instanceof Error && UNREACHABLE_TEXT.test(error.message));
}

/** Whether the database is unavailable (unreachable, refusing writes, too slow): the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  // The embedded database is a WebAssembly module; after a fault in it, it is unusable until the process restarts.
  return isUnreachable(error) || REFUSED.test(sqlErrorCode(error)) || error instanceof WebAssembly.RuntimeError;
}
