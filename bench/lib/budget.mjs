/**
 * A budget is a named limit; a check compares a measured value with it.
 * A value that was not measured never passes.
 * @module
 */
import { rounded } from '../../tools/statistics.mjs';

/**
 * @typedef {'PASS' | 'MISS' | 'NOT MEASURED' | 'FIGURE'} Verdict
 * @typedef {{ name: string, measured: number | null, limit: number | null, unit: string, decimals: number, verdict: Verdict, note: string }} Check
 */

/**
 * @param {{ name: string, measured: number | null | undefined, limit: number, unit?: string, decimals?: number, exclusive?: boolean, note?: string }} input
 *   `limit` is the largest allowed value; with `exclusive` the value must stay below it
 * @returns {Check}
 */
export function judge({ name, measured, limit, unit = '', decimals = 0, exclusive = false, note = '' }) {
  const known = typeof measured === 'number' && Number.isFinite(measured);
  /** @type {Verdict} */
  let verdict = 'NOT MEASURED';
  if (known) verdict = (exclusive ? measured < limit : measured <= limit) ? 'PASS' : 'MISS';
  return { name, measured: known ? measured : null, limit, unit, decimals, verdict, note };
}

/**
 * A figure without a limit: printed beside the budgets, never judged.
 * @param {{ name: string, measured: number | null | undefined, unit?: string, decimals?: number, note?: string }} input
 * @returns {Check}
 */
export function figure({ name, measured, unit = '', decimals = 0, note = '' }) {
  const known = typeof measured === 'number' && Number.isFinite(measured);
  return {
    name,
    measured: known ? measured : null,
    limit: null,
    unit,
    decimals,
    verdict: known ? 'FIGURE' : 'NOT MEASURED',
    note,
  };
}

/**
 * @param {number | null | undefined} value
 * @param {number | null | undefined} base
 * @returns {number | null} null when there is nothing to compare with
 */
export function ratio(value, base) {
  if (typeof value !== 'number' || typeof base !== 'number' || !(base > 0)) return null;
  return value / base;
}

/** @param {ReadonlyArray<Check>} checks @returns {boolean} true when no budget was missed or left unmeasured */
export const allHeld = (checks) => checks.every((check) => check.limit === null || check.verdict === 'PASS');

/** @param {Check} check @returns {string[]} a row for the closing table: budget, measured, limit, verdict, note */
export function checkRow(check) {
  const withUnit = (value) =>
    value === null ? '–' : `${rounded(value, check.decimals)}${check.unit ? ` ${check.unit}` : ''}`;
  return [
    check.name,
    withUnit(check.measured),
    check.limit === null ? '' : withUnit(check.limit),
    check.verdict,
    check.note,
  ];
}
