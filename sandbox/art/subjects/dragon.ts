import { blur, glow, linear, paint, radial, repeat } from '../drawing.ts';

/** Gradients of the dragon; include them once in a picture that uses it. */
export const dragonPaint = `<defs>${linear(
  'dk',
  [
    [0, '#b3301f'],
    [0.35, '#6d1020'],
    [1, '#1c0512'],
  ],
  [0, 0.5],
  [1, 0.75],
)}
  ${linear(
    'dh',
    [
      [0, '#ff9c3f'],
      [0.28, '#c8301f'],
      [0.62, '#6d1022'],
      [1, '#2a0717'],
    ],
    [0, 0.9],
    [0.85, 0],
  )}
  ${linear(
    'dj',
    [
      [0, '#ffb14d'],
      [0.5, '#a3261d'],
      [1, '#3d0a1a'],
    ],
    [0, 0],
    [1, 0.3],
  )}
  ${linear(
    'hn',
    [
      [0, '#3a1416'],
      [0.45, '#b98a4e'],
      [1, '#ffedc0'],
    ],
    [0, 1],
    [1, 0],
  )}
  ${linear(
    'sp',
    [
      [0, '#ffd36b'],
      [1, '#c42c18'],
    ],
    [1, 0],
    [0, 1],
  )}
  ${radial('ey', [
    [0, '#ffffff'],
    [0.3, '#fff07a'],
    [0.7, '#ffb020'],
    [1, '#f06a10'],
  ])}
  ${radial('eg', [
    [0, '#ffd84a', 0.9],
    [0.4, '#ff8a1c', 0.35],
    [1, '#ff5a10', 0],
  ])}
  ${radial(
    'fi',
    [
      [0, '#fffbe0'],
      [0.3, '#ffe06a'],
      [0.65, '#ff8a1c'],
      [1, '#e0310f'],
    ],
    [0.2, 0.5],
    0.85,
  )}
  ${radial('fg', [
    [0, '#ffb13d', 0.9],
    [0.4, '#ff5a1a', 0.45],
    [1, '#d02a0a', 0],
  ])}${blur('db', 6)}</defs>`;

const neckScales = repeat(7, (row) =>
  repeat(
    row < 2 ? 3 : 4,
    (i) => `M${196 + row * 14 + i * 19 - (row % 2) * 9} ${150 + row * 24 + i * 6 - (row % 2) * 4}q2 17 17 17q8-7 6-19`,
  ),
);

const belly = repeat(6, (i) => `<path d="M${150 + i * 8} ${208 + i * 22}q-12 12-4 28q22 6 42-8l-6-24Z"/>`);

const mane = [
  [206, 96, 40, -34],
  [222, 124, 48, -26],
  [240, 154, 52, -20],
  [260, 188, 54, -14],
  [282, 226, 54, -8],
]
  .map(
    ([x = 0, y = 0, dx = 0, dy = 0]) => `<path d="M${x - 14} ${y}q${dx * 0.5} ${dy} ${dx} ${dy * 0.7}q-14 16-16 44Z"/>`,
  )
  .join('');

const upperTeeth = [
  [52, 173, 10],
  [68, 175, 7],
  [84, 176, 14],
  [100, 177, 8],
  [114, 179, 9],
  [128, 181, 7],
  [141, 184, 7],
]
  .map(([x = 0, y = 0, l = 0]) => `M${x - 4} ${y}l5 ${l}l5 ${-l}Z`)
  .join('');

const lowerTeeth = [
  [66, 194, 12],
  [80, 197, 8],
  [94, 199, 9],
  [110, 200, 7],
]
  .map(([x = 0, y = 0, l = 0]) => `M${x - 4} ${y}l4 ${-l}l5 ${l + 1}Z`)
  .join('');

/** A dragon's head and neck in profile, facing left: about 300 × 330, the eye at (128, 121), the mouth at (50, 184). */
export const dragonHead = `<g fill="${paint('sp')}">${mane}</g>
  <path d="M176 100C230 108 258 184 380 250V360H196C196 300 150 262 150 214Z" fill="${paint('dk')}"/>
  <g fill="${paint('dj')}" stroke="#3d0a1a" stroke-width="2" stroke-linejoin="round">${belly}</g>
  <path d="${neckScales}" fill="#ff7a3a" fill-opacity=".1" stroke="#ff8a4a" stroke-opacity=".32" stroke-width="1.6"/>
  <path d="M172 108C206 96 240 96 290 66C272 104 238 134 190 138Z" fill="${paint('hn')}"/><path d="M196 104l4 26M214 100l5 22M232 96l5 17M249 89l4 12" stroke="#5a2c1c" stroke-opacity=".6" stroke-width="2"/>
  <path d="M182 206q34-6 58 12q-24 0-34 8q16 4 22 18q-22-10-40-12q6 12 0 26q-14-20-30-34Z" fill="${paint('sp')}"/>
  ${glow('fg', 92, 190, 70)}<path d="M46 170C88 182 132 182 172 182L166 208C120 212 84 206 56 192Z" fill="${paint('fi')}"/><path d="M80 196C100 186 130 188 160 198C130 206 100 206 80 196Z" fill="#b3240f" opacity=".7"/>
  <path d="${lowerTeeth}" fill="#fff1cf"/><path d="M174 190C140 204 96 204 58 192C48 194 46 202 54 208C62 214 66 218 60 238C70 230 78 226 86 226C84 236 86 244 94 252C96 238 104 230 114 228C138 232 166 228 184 212Z" fill="${paint('dj')}"/>
  <path d="${upperTeeth}" fill="#fff6dc"/>
  <path d="M36 158C32 143 42 130 56 127C64 116 76 122 82 116C92 108 100 98 116 92L122 78L136 86C158 76 192 86 208 118C220 144 218 172 202 196C192 210 178 210 166 198C150 182 110 178 84 176C66 176 46 178 40 170Z" fill="${paint('dh')}"/>
  <path d="M150 86C178 52 224 52 274 4C264 54 232 92 190 110C172 112 158 102 150 86Z" fill="${paint('hn')}"/><path d="M176 68l12 34M196 60l12 30M216 50l11 26M235 38l9 22M252 24l6 16" stroke="#5a2c1c" stroke-opacity=".55" stroke-width="2.2"/>
  <path d="M206 122C186 128 172 146 172 166C174 184 184 196 194 204C212 182 218 152 206 122Z" fill="#1c0512" opacity=".5"/><path d="M160 140C176 132 190 126 206 122M166 160C182 152 196 146 212 144M170 180C186 174 198 170 210 168" stroke="#ff8a3a" stroke-opacity=".55" stroke-width="2" fill="none"/>
  <path d="M92 126C104 108 134 100 164 110C150 112 140 114 146 124C136 136 112 138 98 132Z" fill="#1c0410"/>${glow('eg', 126, 121, 44)}<path d="M104 127C112 113 132 110 144 119C136 131 116 134 104 127Z" fill="${paint('ey')}"/><path d="M126 113q-5 8 0 17q5-9 0-17Z" fill="#1c0410"/>
  <path d="M84 118C98 98 128 90 170 106C146 102 116 106 96 124Z" fill="#ef7a33"/><path d="M47 146C49 136 60 134 66 139C62 144 60 150 52 152Z" fill="#1c0410"/><path d="M52 145q5-4 10-3" stroke="#ffb13d" stroke-width="2.5" fill="none"/>
  <g fill="none" stroke="#ffb057" stroke-opacity=".55" stroke-width="1.6"><path d="M76 128C84 132 90 140 88 152M100 144C112 146 118 156 116 166M128 144C140 146 146 156 144 170M72 152C84 152 92 158 94 168"/></g>
  <path d="M36 158C32 143 42 130 56 127C64 116 76 122 82 116C92 108 100 98 116 92" fill="none" stroke="#ffd68a" stroke-width="3" stroke-linecap="round"/><path d="M40 170C60 178 84 176 108 178C136 180 152 186 166 198" fill="none" stroke="#ffc06a" stroke-width="2.2"/>
  <path d="M50 156C22 150 14 176 26 186C34 192 42 182 34 176M60 160C34 172 30 206 6 210" fill="none" stroke="#ffc45e" stroke-width="3.6" stroke-linecap="round"/>`;
