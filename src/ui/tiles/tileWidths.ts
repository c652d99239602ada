/** Widths of a game's tile in CSS pixels. A phone has three tiles per row. */
export const tileWidths = { wide: 184, phone: 120 } as const;
/** 3-38: of a horizontal tile; a phone has two of them per row. */
export const horizontalWidths = { wide: 264, phone: 184 } as const;
