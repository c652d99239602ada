/**
 * Processor time of a process, all its threads together, from Linux's `stat`.
 * @module
 */
import { readFileSync } from 'node:fs';

/** The kernel's unit, in ms: 100 a second on all architectures. */
const TICK = 10;

/**
 * @param {string} text of `/proc/{pid}/stat`
 * @returns {number | null} ms in user and system mode since the start
 */
export function readProcessorTime(text) {
  // The name of the command may have spaces and brackets; what follows the last bracket has none.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .trim()
    .split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return Number.isFinite(user) && Number.isFinite(system) ? (user + system) * TICK : null;
}

/** @param {number} pid @returns {number | null} null where the system does not tell */
export function processorTime(pid) {
  try {
    return readProcessorTime(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}
