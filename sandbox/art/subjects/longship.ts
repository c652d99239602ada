import { linear, paint, repeat } from '../drawing.ts';

/** One shield; the fill is set where it is used. */
const shield =
  '<g id="§sh"><circle r="11.5" stroke="#1c1220" stroke-width="2.4"/><path d="M0 -10v20M-10 0h20" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/><circle r="3.4" fill="#f5e6c0"/></g>';

/** Gradients of the longship; include them once in a picture that uses it. */
export const longshipPaint = `<defs>${linear('hu', [
  [0, '#a06a3c'],
  [0.4, '#5c3320'],
  [1, '#20121a'],
])}
  ${linear(
    'sa',
    [
      [0, '#9fb6cc'],
      [0.25, '#f6f3e8'],
      [0.7, '#ffffff'],
      [1, '#a9bfd6'],
    ],
    [0, 0],
    [1, 0.3],
  )}
  ${linear(
    'st',
    [
      [0, '#7c1426'],
      [0.3, '#d6243a'],
      [0.7, '#e8384a'],
      [1, '#7a1228'],
    ],
    [0, 0],
    [1, 0.3],
  )}${shield}</defs>`;

const stripes = repeat(4, (i) => {
  const left = -58 + i * 33;
  return `<path d="M${left * 0.9 + 3} ${-154 + Math.abs(left) * 0.02}C${left * 1.12 - 4} -120 ${left * 1.14 - 2} -90 ${left} -62L${left + 17} -60C${left * 1.14 + 17} -90 ${left * 1.12 + 14} -120 ${left * 0.9 + 18} -153Z"/>`;
});

const shields = repeat(7, (i) => {
  const x = -72 + i * 24;
  const y = -9 - ((i - 3) / 3) ** 2 * 8;
  const colour = ['#e8b04a', '#2f6f9a', '#d6243a'][i % 3] ?? '#e8b04a';
  return `<use href="#§sh" x="${x}" y="${y}" fill="${colour}"/>`;
});

/** A longship under a striped sail, prow to the left; about 250 × 200, waterline at y = 16. */
export const longship = `<path d="M4 -10V-172" stroke="#3a2018" stroke-width="6"/><path d="M4 -172l-26 6 26 7Z" fill="#e8b04a"/>
  <path d="M-62 -158H70" stroke="#2c1818" stroke-width="5" stroke-linecap="round"/><path d="M-58 -156H66C78 -126 78 -92 66 -58C26 -50 -20 -50 -62 -60C-76 -92 -74 -126 -58 -156Z" fill="${paint('sa')}"/><g fill="${paint('st')}">${stripes}</g>
  <path d="M-58 -156H66M-74 -108Q4 -96 76 -108" stroke="#fff" stroke-opacity=".45" stroke-width="2" fill="none"/><path d="M-60 -60L-96 -18M64 -58L92 -20M4 -172L-108 -30M4 -172L104 -28" stroke="#20141c" stroke-width="1.5"/>
  <path d="M-120 -34C-84 -4 84 -4 116 -36C124 -50 122 -66 116 -78C134 -78 140 -58 134 -40C124 -10 96 14 70 18H-70C-100 12 -132 -14 -136 -50C-138 -70 -130 -84 -120 -90L-146 -84 -158 -74C-162 -84 -154 -94 -142 -98L-146 -106 -132 -102C-116 -104 -108 -92 -112 -80C-122 -66 -128 -48 -120 -34Z" fill="${paint('hu')}"/>
  <path d="M-120 -34C-84 -4 84 -4 116 -36M-128 -24C-88 8 90 8 126 -28M-112 -4C-80 14 84 14 108 -8" stroke="#e0a060" stroke-opacity=".6" stroke-width="1.6" fill="none"/><circle cx="-137" cy="-93" r="2" fill="#ffe08a"/><path d="M-112 -88l9 -3-7 8 8 0-9 7" fill="#c98a4a"/>
  ${shields}<path d="M-56 8L-84 40M-28 12L-50 44M2 14L-14 46M32 12L22 44M60 8L56 40" stroke="#4a2c20" stroke-width="3.5" stroke-linecap="round"/>`;
