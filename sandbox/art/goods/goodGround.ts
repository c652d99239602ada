import { beams, glow, paint, picture, specks } from '../drawing.ts';
import { gradients } from '../recipes.ts';

/** Paints of all goods and quests, by lamplight from the upper left. */
const recipes = {
  gd: 'd #fff2b8 #e9b545@.45 #8f5413',
  gh: 'h #8f5413 #f6d27a@.3 #e9b545@.55 #7a4510',
  rd: 'd #ff7a6a #c8263c@.5 #6a0d22',
  bl: 'd #8ec5ff #3a6fd0@.5 #152a66',
  gn: 'd #9be8b0 #2f9a62@.5 #0d4a30',
  vi: 'd #d2b4ff #7a4fd0@.5 #2c1660',
  pa: 'd #fffaf0 #efe0c4@.6 #c2a878',
  st: 'd #f4f7ff #b4bfd8@.5 #5c6788',
  dk: 'd #4a5078 #232848@.6 #0e1128',
  tl: 'd #a8f0f0 #2fa3b0@.5 #0c4a58',
  lp: 'g #ffe9b0/.9 #ffc45a/.3@.45 #ff9a30/0',
  sh: 'g #05060f/.6 #05060f/0',
} as const;

export type Paint = keyof typeof recipes;
export const fill = (name: Paint): string => `fill="${paint(name)}"`;
/** The outline of all goods. */
export const line = 'stroke="#150f1c" stroke-opacity=".55" stroke-width="2" stroke-linejoin="round"';

/** A product of the shop, 240 × 240, without a background: it stands on the lower edge. */
export const good = (id: string, body: string): string =>
  picture(
    id,
    240,
    240,
    `${gradients(recipes)}${glow('lp', 120, 110, 112, 0.5)}<ellipse cx="120" cy="222" rx="92" ry="16" fill="${paint('sh')}"/>${body}`,
  );

/** A quest's picture, 240 × 240: its thing before a wall of its own colour, lit from behind. */
export const scene = (id: string, [lit, shade]: readonly [string, string], body: string): string =>
  picture(
    id,
    240,
    240,
    `${gradients({ ...recipes, wl: `w ${lit} ${shade}` })}<rect width="240" height="240" fill="${paint('wl')}"/>${beams(120, 116, 230, 14, '#ffe9b8', 0.05)}${specks(
      id.length * 37 + id.charCodeAt(1),
      18,
      { x: 8, y: 8, width: 224, height: 190 },
      '#ffe9b8',
      0.6,
      1.6,
    )}${glow('lp', 120, 112, 104, 0.7)}<ellipse cx="120" cy="208" rx="84" ry="15" fill="${paint('sh')}"/>${body}`,
  );
