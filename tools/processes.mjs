/**
 * Resident memory (RSS) of a process and its descendants, from `ps`.
 * @module
 */
import { execFileSync } from 'node:child_process';

/** @typedef {{ pid: number, parent: number, rssBytes: number, command: string }} ProcessRow */

/** @param {string} listing output of `ps -A -o pid=,ppid=,rss=,args=` (rss in KiB) @returns {ProcessRow[]} */
export function readProcesses(listing) {
  const rows = [];
  for (const line of listing.split('\n')) {
    const match = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    if (match)
      rows.push({
        pid: Number(match[1]),
        parent: Number(match[2]),
        rssBytes: Number(match[3]) * 1024,
        command: match[4]?.trim() ?? '',
      });
  }
  return rows;
}

/** @param {ReadonlyArray<ProcessRow>} rows @param {number} root @returns {ProcessRow[]} the root and its descendants */
export function familyOf(rows, root) {
  const family = rows.filter((row) => row.pid === root);
  for (let index = 0; index < family.length; index += 1) {
    family.push(...rows.filter((row) => row.parent === family[index]?.pid));
  }
  return family;
}

/** @param {number} root @returns {ProcessRow[]} */
export function memoryOf(root) {
  return familyOf(
    readProcesses(execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8', maxBuffer: 1 << 24 })),
    root,
  );
}
