/** Balances in stakes, at which a value is known, from 0 up. */
export interface BalanceGrid {
  readonly nodes: readonly number[];
}

/** How a value between nodes is read: the share of each node, and how far above the last one the balance is. */
export interface Reading {
  readonly nodes: readonly (readonly [node: number, weight: number])[];
  readonly above: number;
}

/** Below this the value may jump: at nothing, and at each whole stake, where one round less can be played. */
const JUMPS_UNTIL = 4;
const JUST = 0.001;
/** How wide the steps are that go on to this balance, in stakes. */
const FINE: readonly (readonly [until: number, step: number])[] = [
  [JUMPS_UNTIL, 0.25],
  [8, 0.5],
  [24, 1],
];
/** The number of steps above, every one wider than the one before by the same factor. */
const COARSE = 26;

const last = (nodes: readonly number[]): number => nodes.at(-1) ?? 0;

export function gridOf(top: number): BalanceGrid {
  const nodes: number[] = [0];
  for (const [until, step] of FINE)
    for (let at = last(nodes) + step; at <= Math.min(until, top + 1); at += step) nodes.push(at);
  const growth = Math.max(1, top / last(nodes)) ** (1 / COARSE);
  // In whole stakes: in games that pay whole stakes only no value is read between nodes here.
  while (last(nodes) < top) nodes.push(Math.ceil(Math.max(last(nodes) + 1, last(nodes) * growth)));
  const jumps = [JUST, 1 - JUST, 2 - JUST, 3 - JUST];
  return { nodes: [...nodes, ...jumps].toSorted((one, other) => one - other) };
}

/** Reads at a balance by the cubic through the two nodes on each side; by a line where the value may jump. */
export function weightsAt({ nodes }: BalanceGrid, balance: number): Reading {
  const end = nodes.length - 1;
  if (balance >= last(nodes)) return { nodes: [[end, 1]], above: balance - last(nodes) };
  let low = 0;
  let high = end;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((nodes[middle] ?? 0) <= balance) low = middle;
    else high = middle;
  }
  const at = nodes[low] ?? 0;
  if (balance === at) return { nodes: [[low, 1]], above: 0 };
  const used = at < JUMPS_UNTIL || low + 2 > end ? [low, high] : [low - 1, low, high, low + 2];
  return { nodes: used.map((node) => [node, lagrange(nodes, used, node, balance)] as const), above: 0 };
}

/** The weight of a node in the polynomial through all of them. */
function lagrange(nodes: readonly number[], used: readonly number[], node: number, balance: number): number {
  const own = nodes[node] ?? 0;
  let weight = 1;
  for (const other of used) if (other !== node) weight *= (balance - (nodes[other] ?? 0)) / (own - (nodes[other] ?? 0));
  return weight;
}
