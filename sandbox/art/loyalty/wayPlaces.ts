/** The drawn ways of the levels: on wide screens from left to right, on phones from the bottom to the top. */
export const wayWide = { width: 1180, height: 560 } as const;
export const wayPhone = { width: 390, height: 1040 } as const;

/** Where a level's place is in each drawing, in percent of its width and height. */
export interface WayPlace {
  readonly wide: readonly [x: number, y: number];
  readonly phone: readonly [x: number, y: number];
}

/** In the order of the levels. The site's page has the same table: a test compares them. */
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

/** A smooth line through all places, as SVG path data of a drawing of this size. */
export function wayLine(kind: keyof WayPlace, size: { readonly width: number; readonly height: number }): string {
  const points = wayPlaces.map((place) => {
    const [x, y] = place[kind];
    return [(x / 100) * size.width, (y / 100) * size.height] as const;
  });
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (before === undefined) return `M${Math.round(x)} ${Math.round(y)}`;
      const [px, py] = before;
      // Controls lie along the main direction: the line leaves and reaches each place softly.
      const [ax, ay, bx, by] =
        kind === 'wide' ? [(px + x) / 2, py, (px + x) / 2, y] : [px, (py + y) / 2, x, (py + y) / 2];
      return `C${[ax, ay, bx, by, x, y].map(Math.round).join(' ')}`;
    })
    .join('');
}
