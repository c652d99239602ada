import { expect } from 'vitest';
import type { CascadeDefinition } from '../cascade/CascadeDefinition.ts';
import { clearedBy, settle } from '../cascade/cascadeView.ts';
import type { CascadeView, CascadeWin } from '../cascade/cascadeView.ts';

/** The winning groups of a grid, found in another way than by the engine: by joining neighbours until nothing changes. */
export function groupsOf({ columns, rows, rule }: CascadeDefinition, cells: readonly number[]): number[][] {
  const names = cells.map((_, cell) => cell);
  const adjoin = (one: number, other: number): boolean =>
    rule === 'anywhere' ||
    (Math.abs(one - other) === 1 && Math.floor(one / rows) === Math.floor(other / rows)) ||
    Math.abs(one - other) === rows;
  for (let changed = true; changed;) {
    changed = false;
    for (let one = 0; one < columns * rows; one += 1)
      for (let other = 0; other < one; other += 1) {
        if (cells[one] !== cells[other] || !adjoin(one, other) || names[one] === names[other]) continue;
        const least = Math.min(names[one]!, names[other]!);
        const [from, to] = [names[one], names[other]];
        names.forEach((name, cell) => {
          if (name === from || name === to) names[cell] = least;
        });
        changed = true;
      }
  }
  return [...new Set(names)].map((name) => names.flatMap((own, cell) => (own === name ? [cell] : [])));
}

/** Checks every step of a round against the definition; the engine is not used. */
export function checkCascades(definition: CascadeDefinition, view: CascadeView): void {
  const { sizes, pays, rows, cap, multiplier, scatters } = definition;
  const scatter = pays.length;
  let total = 0;
  let chain = 0;
  let clearings: number[] = [];
  view.spins.forEach((spin, index) => {
    if (index <= 1) {
      chain = 0;
      clearings = spin.cells.map(() => 0);
    }
    let cells: readonly number[] = spin.cells;
    let paid = 0;
    for (const { wins, fresh } of spin.cascades) {
      const kept = index === 0 ? 'base' : 'free';
      const steps = multiplier.kind === 'chain' ? multiplier[kept] : [];
      const expected = groupsOf(definition, cells).flatMap((group): CascadeWin[] => {
        const symbol = cells[group[0]!]!;
        if (symbol === scatter || group.length < sizes[0]!) return [];
        const marks =
          multiplier.kind === 'cells'
            ? group.reduce(
                (sum, cell) => sum + (multiplier.values[Math.min(clearings[cell]!, multiplier.values.length) - 1] ?? 0),
                0,
              )
            : steps[Math.min(chain, steps.length - 1)]!;
        const pay = pays[symbol]![sizes.filter((size) => size <= group.length).length - 1]!;
        return [{ symbol, cells: group, pay, multiplier: Math.max(1, marks) }];
      });
      const byCell = (list: readonly CascadeWin[]) => list.toSorted((a, b) => a.cells[0]! - b.cells[0]!);
      expect(byCell(wins)).toEqual(byCell(expected));
      paid += wins.reduce((sum, win) => sum + win.pay * win.multiplier, 0);
      const cleared = clearedBy(wins);
      expect(fresh.length).toBe(cleared.size);
      for (const cell of cleared) clearings[cell]! += 1;
      chain += 1;
      cells = settle(cells, rows, cleared, fresh);
    }
    expect(spin.pay).toBe(Math.min(paid, cap - total));
    total += spin.pay;
    if (total < cap) {
      expect(
        groupsOf(definition, cells).some((group) => cells[group[0]!] !== scatter && group.length >= sizes[0]!),
      ).toBe(false);
      const found = cells.filter((symbol) => symbol === scatter).length;
      expect(spin.freeSpins > 0).toBe(found >= scatters && (index === 0 || spin.freeSpins > 0));
    }
  });
  expect(view.total).toBe(total);
  expect(view.isCapped).toBe(total === cap);
}
