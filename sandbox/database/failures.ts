import { sqlErrorCode } from './database.ts';

/** A query or transaction that took longer than it may. Nothing that it did is committed after this. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout';
  /** As a statement that the server itself cut off: query_canceled. */
  readonly code = '57014';
}

/** Lost and refused connections: 08 connection exceptions, 57P01–57P03 shutdown and start, 53300 too many. */
const UNREACHABLE = /^(08...|57P0[123]|53300|ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND)$/;

/** pg has no code for a connection that ends under a query or is not given in time. */
const UNREACHABLE_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Client was closed|Cannot use a pool after calling end|PGlite is clos)/;

/**
 * Statements that the server refuses whatever they say: 53 out of disk, memory or connections, 25006 read-only,
 * 57014 taking too long, 55P03 a lock not given, 40001 and 40P01 in each other's way time after time, 58 failing files; the same faults of a file system by their own names.
 */
const REFUSED = /^(53...|25006|57014|55P03|40001|40P01|58...|ENOSPC|EROFS|EDQUOT|EIO|EMFILE|ENFILE)$/;

/** Seconds after which a call that met an unavailable database may come again: a restart is over within them. */
export const RETRY_AFTER_SECONDS = 5;

/** Whether the database could not be reached, as opposed to a statement that failed. */
export function isUnreachable(error: unknown): boolean {
  return UNREACHABLE.test(sqlErrorCode(error)) || (error instanceof Error && UNREACHABLE_TEXT.test(error.message));
}

/** Whether the database cannot serve anybody just now: away, refusing writes, or too slow. The same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  // The embedded database is a WebAssembly module; a fault in it ends it until the process restarts.
  return isUnreachable(error) || REFUSED.test(sqlErrorCode(error)) || error instanceof WebAssembly.RuntimeError;
}
