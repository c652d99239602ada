/** Widths of a game's tile in CSS pixels. A phone has three tiles per row. */
export const tileWidths = { wide: 184, phone: 120 } as const;
