/**
 * One process per embedded database: a second one on the same folder would silently lose rows. The lock is a file
 * with the owner's process id and start time (ids alone are reused, especially in containers).
 */
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Owner {
  readonly pid: number;
  /** Boot id and start tick of the process if /proc has them, else an empty string. */
  readonly started: string;
}

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(folder: string, pid: number) {
    super(`The database folder ${folder} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`);
  }
}

/** Access for the owner only, so the modes of the files inside do not matter. */
const OWNER_ONLY = 0o700;

/** Locks `folder` (created if missing, mode 0700) and returns a function that unlocks it. Throws FolderInUseError. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  chmodSync(folder, OWNER_ONLY);
  const path = join(folder, 'croupier.lock');
  const mine: Owner = { pid: process.pid, started: startOf(process.pid) };
  // Written to a draft and then linked, so that no process reads a partial lock file.
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    while (!tryLink(draft, path)) clearStale(folder, path, draft);
  } finally {
    unlinkSync(draft);
  }
  return () => {
    if (sameOwner(readOwner(path), mine)) rmSync(path, { force: true });
  };
}

/** Removes the lock of a dead process; throws when the owner is still running. */
function clearStale(folder: string, path: string, draft: string): void {
  const owner = readOwner(path);
  if (owner !== null && isAlive(owner)) throw new FolderInUseError(folder, owner.pid);
  const aside = `${draft}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    // Another process removed it first; the next link attempt decides which of the two gets the lock.
    return;
  }
  const moved = readOwner(aside);
  // Another process may have taken the lock between our read and our rename: restore it.
  if (moved !== null && isAlive(moved)) tryLink(aside, path);
  unlinkSync(aside);
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(path: string): Owner | null {
  try {
    const owner = JSON.parse(readFileSync(path, 'utf8')) as Partial<Owner>;
    return typeof owner.pid === 'number' && owner.pid > 0 ? { pid: owner.pid, started: owner.started ?? '' } : null;
  } catch {
    return null;
  }
}

function sameOwner(left: Owner | null, right: Owner): boolean {
  return left !== null && left.pid === right.pid && left.started === right.started;
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const started = startOf(owner.pid);
  return owner.started === '' || started === '' || started === owner.started;
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name in parentheses may contain spaces; the start tick is the 20th field after it.
    const tick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${tick}`;
  } catch {
    return '';
  }
}
