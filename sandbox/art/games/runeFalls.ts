import { blur, glow, mirror, paint, place, repeat, specks } from '../drawing.ts';
import { gradients } from '../recipes.ts';
import { tile } from '../title.ts';

const light = `${gradients({
  sky: 'v #0a1a3a #1c4a6a@.4 #5ab0a8@.75 #b8f0d0',
  water: 'v #f0fffb #8ae8e8@.3 #2a98b8@.7 #0e4a78',
  foam: 'v #ffffff #a8f0f0',
  cliff: 'h #0c1a26 #24404a@.5 #4a7274@.85 #1a3038',
  moss: 'v #a8e05a #2a7a3a',
  stone: 'd #c8d4d8 #7a8c98@.4 #3a4a58@.8 #1c2834',
  side: 'd #3a4a58 #141c26',
  halo: 'g #d8fff8/.95 #4affd8/.5@.4 #1fe0c0/0',
  pool: 'v #4ad0d0 #0c4a6a@.4 #041c34',
  pine: 'v #1a5a4a #06202a',
  gold: 'd #fff3c0 #ffb83a',
})}<defs>${blur('soft', 3)}</defs>`;

const cliff = `<path d="M-4 -4H86L94 34 80 70 98 112 84 150 100 196 92 240 110 300H-4Z" fill="${paint('cliff')}"/><path d="M30 -4L44 60 20 110 40 170 24 300M62 -4L56 40 72 90 58 140 76 210M86 -4L94 34 80 70 98 112 84 150 100 196 92 240" stroke="#08121a" stroke-opacity=".5" stroke-width="3" fill="none" stroke-linejoin="round"/><path d="M60 46L84 66M66 124L88 146M70 216L94 236M12 80L26 100" stroke="#a8d8d0" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/>
  <path d="M-4 -4H92Q96 14 84 18T66 14 50 26 30 18 12 28 -4 22ZM50 108q16 -12 46 0q0 12 -12 12t-18 8-16 -20ZM44 190q20 -12 56 4q-2 12 -16 12t-20 8-20 -24Z" fill="${paint('moss')}"/><path d="M20 24v26M56 24v18M74 122v18M62 206v22" stroke="#2a7a3a" stroke-width="3" stroke-linecap="round"/>`;

const fall = `<path d="M92 -4H208V272H92Z" fill="${paint('water')}"/><g stroke="#fff" stroke-linecap="round"><path d="M104 0V120M122 20V200M140 -4V80M168 30V180M186 0V140M198 60V250M110 150V260M154 130V262M178 210V262" stroke-width="3" opacity=".55"/><path d="M132 60V250M160 0V110M192 150V250M116 40V110" stroke="#0e5a88" stroke-width="4" opacity=".3"/></g>`;

/** Runes of the elder row, as strokes in a box of about 30 × 44 around (0, 0). */
const runes = {
  fehu: 'M-7 22V-22M-7 -4L12 -19M-7 9L13 -7',
  wunjo: 'M-7 22V-22L11 -9 -7 4',
  dagaz: 'M-14 20V-20L14 20V-20Z',
  ingwaz: 'M0 -20L13 0 0 20-13 0Z',
  raido: 'M-9 22V-22L10 -11 -9 0 11 22',
} as const;

/** A rune stone, 88 × 108, with its rune alight. */
const stone = (rune: keyof typeof runes, colour: string): string =>
  `<path d="M-34 -50L26 -54 44 -34 46 34 30 54-30 56-44 40-46 -30Z" fill="${paint('side')}" transform="translate(5 6)"/><path d="M-34 -50L26 -54 44 -34 46 34 30 54-30 56-44 40-46 -30Z" fill="${paint('stone')}" stroke="#0c141c" stroke-width="2" stroke-linejoin="round"/><path d="M-40 -28L-30 -44 24 -48" stroke="#f4fffc" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round" fill="none" opacity=".8"/><path d="M-44 36l12 -8 4 12 10 4M44 -30l-14 8-2 -10M30 52l-4 -14 12 -6" stroke="#141c26" stroke-opacity=".55" stroke-width="2" fill="none"/>
  <g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="scale(1.350)"><path d="${runes[rune]}" stroke="#04141c" stroke-width="10"/><path d="${runes[rune]}" stroke="${colour}" stroke-width="9" opacity=".8" filter="${paint('soft')}"/><path d="${runes[rune]}" stroke="${colour}" stroke-width="6"/><path d="${runes[rune]}" stroke="#fff" stroke-width="2.200"/></g>`;

const mist = `<g fill="#eafffb"><ellipse cx="150" cy="268" rx="96" ry="16" opacity=".75"/><ellipse cx="104" cy="258" rx="34" ry="16" opacity=".6"/><ellipse cx="198" cy="258" rx="36" ry="17" opacity=".6"/><ellipse cx="150" cy="254" rx="40" ry="14" opacity=".7"/></g>`;

/** Rune stones fall with the water between mossy cliffs. */
export const runeFalls = (): string =>
  tile(
    'grf',
    'rune-falls',
    {
      face: [
        [0, '#ffffff'],
        [0.5, '#c8fff0'],
        [1, '#3ad0b0'],
      ],
      edge: '#04202c',
      ground: '#03121c',
      groundTop: 262,
    },
    `${light}<rect width="300" height="400" fill="${paint('sky')}"/>${fall}<g id="§c">${cliff}</g>${mirror(150, '<use href="#§c"/>')}<rect y="264" width="300" height="136" fill="${paint('pool')}"/>${mist}
    <path d="M96 30V66M204 44V84M150 -4V26" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>${glow('halo', 150, 140, 124)}${place(78, 74, stone('wunjo', '#ffc84a'), 0.62, -16)}${place(228, 92, stone('dagaz', '#ff7a9a'), 0.62, 14)}${place(66, 216, stone('raido', '#8ab0ff'), 0.64, 12)}${place(240, 222, stone('ingwaz', '#b8ff6a'), 0.6, -12)}${place(150, 146, stone('fehu', '#4affd8'), 1.36, -4)}
    <path d="${repeat(9, (i) => `M${70 + i * 20} ${278 + ((i * 7) % 12)}h${12 + ((i * 5) % 10)}`)}" stroke="#d8fffa" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>${specks(47, 34, { x: 40, y: 30, width: 220, height: 230 }, '#d8fff6', 0.7, 2.2)}`,
  );
