/** Slots of a game's tile in CSS pixels. Three tiles stand side by side on a phone. */
export const tileWidths = { wide: 184, phone: 120 } as const;
