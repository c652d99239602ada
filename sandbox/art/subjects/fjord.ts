import { blur, linear, paint, radial } from '../drawing.ts';

/** Gradients of the fjord's sky, cliffs and ice. */
export const fjordPaint = `<defs>${linear('sky', [
  [0, '#050b24'],
  [0.5, '#0d2f55'],
  [0.85, '#3f8fa8'],
  [1, '#c7f2ea'],
])}
  ${linear('au', [
    [0, '#a46bff', 0],
    [0.25, '#8a6bff', 0.6],
    [0.6, '#4dffb8', 1],
    [0.85, '#7affd0', 0.8],
    [1, '#b9ffe0', 0],
  ])}${linear('av', [
    [0, '#ff7ad0', 0],
    [0.45, '#9a6bff', 0.6],
    [1, '#5ae0ff', 0],
  ])}
  ${linear('w1', [
    [0, '#cfe8f2'],
    [0.4, '#6d9dbd'],
    [1, '#2c5f8a'],
  ])}${linear('w2', [
    [0, '#8fb4d0'],
    [0.5, '#2a557f'],
    [1, '#0f2c52'],
  ])}${linear('w3', [
    [0, '#33587f'],
    [1, '#081a38'],
  ])}
  ${linear('ice', [
    [0, '#ffffff'],
    [0.5, '#b9e6f2'],
    [1, '#4f9cc0'],
  ])}${linear('sea', [
    [0, '#9fe8dc'],
    [0.15, '#2f86a0'],
    [0.5, '#0e3a62'],
    [1, '#061632'],
  ])}
  ${radial('cold', [
    [0, '#e6fff6', 0.9],
    [1, '#a0ffe0', 0],
  ])}${blur('ab', 8)}${blur('as', 3.6)}</defs>`;

/** Northern lights for a sky of 300 × 200. */
export const aurora = `<g filter="${paint('ab')}"><path d="M-20 150C40 110 70 140 110 96S190 20 250 48 320 10 340 0L340 70C300 96 280 84 240 106S180 150 130 170 40 190 -20 210Z" fill="${paint('au')}"/><path d="M40 0C70 40 60 70 90 80S150 60 170 10Z" fill="${paint('av')}"/></g>
  <g filter="${paint('as')}" fill="${paint('au')}" opacity=".75"><path d="M-10 120C40 100 76 118 118 74C124 96 124 112 116 128C76 156 40 138 -10 166ZM150 50C190 18 220 60 262 30C262 60 262 70 250 84C214 100 190 74 152 108ZM252 44L360 -20V40L254 86Z"/></g>`;

/** Left cliff of the fjord, 130 wide from x = 0, base at y = 240; mirror it for the right one. */
export const cliff = `<path d="M0 240V44L26 20 44 62 60 50 84 112 100 104 118 168 134 240Z" fill="${paint('w2')}"/><path d="M26 20L44 62 40 84 30 70 24 104 14 76 0 96V44ZM60 50L84 112 76 124 68 104 62 130 54 100ZM100 104L118 168 108 172 102 146 96 160Z" fill="#eefaff"/><path d="M26 20L24 104 40 170 20 240H0V96L14 76ZM60 50L62 130 76 190 60 240H40L44 150Z" fill="#0a2448" opacity=".35"/>`;

/** A free-standing mountain, 210 wide, base at y = 240, for pictures wider than a tile. */
export const massif = `<path d="M-40 240L-6 176 10 190 34 104 50 120 78 22 98 66 112 56 132 122 146 112 170 240Z" fill="${paint('w2')}"/><path d="M78 22L98 66 94 92 84 74 78 112 68 80 58 92ZM34 104L50 120 46 140 38 128 30 150 22 146ZM112 56L132 122 124 132 116 110 110 140 104 112ZM-6 176L10 190 2 202 -6 192 -14 194ZM146 112L156 164 150 168 146 148 140 158Z" fill="#eefaff"/><path d="M78 22L78 112 96 180 76 240H20L44 160ZM112 56L110 140 128 196 112 240H100L104 160ZM-6 176L-8 210 8 240H-30Z" fill="#0a2448" opacity=".4"/>`;

/** Distant mountains at the end of the fjord, 300 wide, base at y = 240. */
export const farPeaks = `<path d="M60 240L104 168 124 188 156 132 188 186 206 168 246 240Z" fill="${paint('w1')}"/><path d="M156 132L174 162 164 170 158 158 150 176 142 160ZM104 168L114 178 106 188 98 182ZM206 168L216 184 208 190 202 182Z" fill="#fff"/>`;

/** An ice floe, about 90 wide. */
export const floe = `<path d="M-46 0L-30 -12 0 -8 18 -16 44 -4 36 6 -34 8Z" fill="#fff"/><path d="M-46 0L-34 8 36 6 44 -4 40 16 -28 20Z" fill="${paint('ice')}"/>`;
