/** Width of a game's poster in CSS pixels. */
export const posterWidth = 264;
