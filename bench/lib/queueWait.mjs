/**
 * How long a process was ready to run but had to wait for a core, from Linux's `schedstat`.
 * @module
 */
import { readFileSync } from 'node:fs';

/**
 * @param {string} text run time, waiting time (both in ns) and number of turns
 * @returns {number} waiting time in ms
 */
export function readWait(text) {
  const [, waited] = text.trim().split(/\s+/).map(Number);
  return Number.isFinite(waited) ? waited / 1e6 : 0;
}

/** Of the main threads together, in ms since their start; 0 where the system does not tell. @param {readonly number[]} pids */
export function queueWait(pids) {
  let ms = 0;
  for (const pid of pids) {
    try {
      ms += readWait(readFileSync(`/proc/${pid}/schedstat`, 'utf8'));
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  return ms;
}
