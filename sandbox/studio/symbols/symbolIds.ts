/** All reel symbols of a slot: the two special ones, then the others from highest to lowest pay. */
export const symbolIds = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4'] as const;

export type SymbolId = (typeof symbolIds)[number];
