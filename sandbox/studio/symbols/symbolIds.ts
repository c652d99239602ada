/** Every reel symbol of a studio slot, best first after the two special ones. */
export const symbolIds = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4'] as const;

export type SymbolId = (typeof symbolIds)[number];
