/** The drawn ways of the levels: on wide screens from left to right, on phones from the bottom to the top. */
export const wayWide = { width: 1180, height: 560 } as const;
export const wayPhone = { width: 390, height: 1040 } as const;

/** Where a level's place is in each drawing, in percent of its width and height. */
export interface WayPlace {
  readonly wide: readonly [x: number, y: number];
  readonly phone: readonly [x: number, y: number];
}

/** In the order of the levels. The drawing has the same table: a test compares them. */
export const wayPlaces: readonly WayPlace[] = [
  { wide: [7, 78], phone: [24, 92] },
  { wide: [18, 60], phone: [72, 84] },
  { wide: [29, 77], phone: [30, 74.5] },
  { wide: [40, 60], phone: [72, 65] },
  { wide: [51, 78], phone: [28, 55.5] },
  { wide: [61.5, 56], phone: [70, 46] },
  { wide: [72.5, 68], phone: [30, 36] },
  { wide: [83, 46], phone: [70, 26] },
  { wide: [93, 27], phone: [32, 15] },
];
