import { wayLine, wayPhone, wayPlaces, wayWide } from './wayPlaces.ts';
import { blur, glow, linear, paint, picture, place, radial, scatter, specks } from '../drawing.ts';
import {
  beamPaints,
  boat,
  bridge,
  hut,
  ice,
  lightBeam,
  lighthouse,
  lights,
  observatory,
  peak,
  pine,
} from './motifs.ts';

const paints = `<defs>${linear('sky', [
  [0, '#071230'],
  [0.4, '#1b3a6c'],
  [0.75, '#d9846c'],
  [1, '#ffc98a'],
])}${linear('sea', [
  [0, '#3f88b4'],
  [1, '#0f2c4c'],
])}${linear('near', [
  [0, '#4f9460'],
  [1, '#163c2c'],
])}${linear('mid', [
  [0, '#5f9a78'],
  [1, '#245244'],
])}${linear('far', [
  [0, '#6f88b0'],
  [1, '#3f5884'],
])}${linear('snow', [
  [0, '#eaf5ff'],
  [1, '#7fa2cc'],
])}${radial('sun', [
  [0, '#fff0c0', 0.95],
  [0.3, '#ffcf88', 0.5],
  [1, '#ff9a60', 0],
])}${blur('soft', 9)}${beamPaints}</defs>`;

/** The trodden path: a dark edge under a light line, and dashes as steps. */
const trail = (line: string): string =>
  `<g fill="none" stroke-linecap="round"><path d="${line}" stroke="#1a1420" stroke-opacity=".4" stroke-width="15"/><path d="${line}" stroke="#f4dfae" stroke-width="10"/><path d="${line}" stroke="#b58a4a" stroke-width="3" stroke-dasharray="2 13"/></g>`;

const at = (kind: 'wide' | 'phone', size: { readonly width: number; readonly height: number }, index: number) => {
  const [x, y] = wayPlaces[index]?.[kind] ?? [0, 0];
  return [(x / 100) * size.width, (y / 100) * size.height] as const;
};

const wave = (x: number, y: number): string =>
  `<path d="M${x} ${y}q9 -6 18 0t18 0" stroke="#d9f2ff" stroke-width="2.500" fill="none" stroke-linecap="round" opacity=".5"/>`;

const pines = (seed: number, count: number, box: Parameters<typeof scatter>[2], scale: number): string =>
  scatter(seed, count, box, (x, y, a) =>
    place(Math.round(x), Math.round(y), pine, Math.round((scale + a * 0.25) * 100) / 100),
  );

/** The way for wide screens, 1180 × 560: from the sea on the left up to the lights on the right. */
export function wayWidePicture(): string {
  const { width, height } = wayWide;
  const spot = (index: number) => at('wide', wayWide, index);
  const near = (index: number, dx: number, dy: number, body: string, scale: number): string => {
    const [x, y] = spot(index);
    return place(Math.round(x + dx), Math.round(y + dy), body, scale);
  };
  return picture(
    'ww',
    width,
    height,
    `${paints}<rect width="${width}" height="${height}" fill="${paint('sky')}"/>${specks(7, 110, { x: 0, y: 0, width, height: 260 }, '#fff4d8', 0.7, 2)}<g transform="translate(470 -20)">${lights(780, 300)}</g>${glow('sun', 150, 330, 230)}
    ${place(330, 350, peak('#7184a8', '#566a92'), 1.5)}${place(520, 350, peak('#6a7ea6', '#50648e'), 1.9)}${place(700, 350, peak('#7d90b4', '#5c7098'), 2.2)}${place(905, 350, peak('#8a9cc0', '#64789f'), 2.5)}
    <path d="M420 380Q560 300 700 330T920 270Q960 244 1010 250Q1060 150 1098 148T1180 190V560H420Z" fill="${paint('snow')}"/><path d="M1098 148Q1120 200 1112 260Q1150 300 1140 360L1180 380V190Q1130 150 1098 148ZM920 270Q950 330 930 380L1000 420Q1012 330 985 252Q950 250 920 270Z" fill="#5f86b6" opacity=".4"/>
    ${near(6, -40, -34, ice, 0.95)}${near(6, 66, -14, ice, 0.7)}
    <path d="M0 420Q120 350 250 372T520 372Q640 330 760 392T1000 400Q1100 380 1180 420V560H0Z" fill="${paint('mid')}"/>
    ${pines(21, 16, { x: 380, y: 352, width: 170, height: 34 }, 0.42)}${pines(5, 9, { x: 620, y: 384, width: 130, height: 26 }, 0.38)}
    <path d="M180 430Q300 380 420 412T640 440Q780 420 900 452T1180 452V560H180Z" fill="${paint('near')}"/>
    <path d="M560 560Q590 500 600 470Q606 440 572 408Q560 396 566 384L584 384Q580 398 598 410Q640 442 632 476Q624 512 660 560Z" fill="#4aa3d0"/><path d="M590 520q10 -6 20 0M600 488q9 -5 18 0M604 456q8 -5 16 0" stroke="#dff4ff" stroke-width="2.500" fill="none" stroke-linecap="round"/>
    <path d="M0 420Q70 398 130 424Q190 452 250 470Q330 500 300 560H0Z" fill="${paint('sea')}"/>${wave(20, 520)}${wave(120, 540)}${wave(190, 500)}${wave(60, 476)}${wave(230, 536)}
    <path d="M20 452H122V462H20Z" fill="#7a5636"/><path d="M30 462V492M62 462V496M94 462V494" stroke="#4a3020" stroke-width="6"/>
    ${near(0, 78, 62, boat, 0.62)}${near(1, -62, 22, `${lightBeam}${lighthouse}`, 1.12)}${near(2, -74, 26, hut('#c0392b', '#7a1a14'), 0.95)}${near(2, 70, 40, hut('#d98a2e', '#8a4a10'), 0.8)}${near(2, 96, -2, hut('#3a6aa8', '#1d3c6c'), 0.62)}
    ${near(3, -70, 34, pine, 0.95)}${near(3, 74, 40, pine, 1.05)}${near(3, 104, 24, pine, 0.8)}${near(3, -104, 46, pine, 0.8)}${near(4, 4, 12, bridge, 0.98)}
    ${near(7, -78, 14, observatory, 0.86)}${trail(wayLine('wide', wayWide))}
    <path d="M420 560Q520 506 640 530T900 524T1180 500V560Z" fill="#0f2c22" opacity=".85"/>${pines(33, 7, { x: 700, y: 540, width: 440, height: 24 }, 0.6)}`,
  );
}

/** The way for phones, 390 × 1040: from the harbour at the bottom up to the lights. */
export function wayPhonePicture(): string {
  const { width, height } = wayPhone;
  const spot = (index: number) => at('phone', wayPhone, index);
  const near = (index: number, dx: number, dy: number, body: string, scale: number): string => {
    const [x, y] = spot(index);
    return place(Math.round(x + dx), Math.round(y + dy), body, scale);
  };
  return picture(
    'wp',
    width,
    height,
    `${paints}<rect width="${width}" height="420" fill="${paint('sky')}"/>${specks(9, 80, { x: 0, y: 0, width, height: 240 }, '#fff4d8', 0.7, 2)}<g transform="translate(-60 -10)">${lights(510, 240)}</g>
    ${place(60, 330, peak('#7184a8', '#566a92'), 1.9)}${place(330, 330, peak('#7d90b4', '#5c7098'), 2.1)}
    <path d="M0 250Q60 170 125 158Q200 190 260 262Q330 250 390 280V560H0Z" fill="${paint('snow')}"/><path d="M125 158Q150 210 140 270Q190 300 180 360L300 380Q320 300 260 262Q200 190 125 158Z" fill="#5f86b6" opacity=".35"/>
    ${near(7, -78, 34, observatory, 0.86)}
    <path d="M0 360Q90 320 190 372T390 350V600H0Z" fill="#b4d6ea"/>${near(6, 92, 20, ice, 0.95)}${near(6, -70, 44, ice, 0.66)}${near(6, 176, 40, ice, 0.7)}
    <path d="M0 440Q110 400 210 446T390 420V640H0Z" fill="${paint('far')}"/>${near(5, -130, 40, peak('#8090b0', '#5a6c92'), 1.05)}${near(5, 66, 52, peak('#7587a8', '#52648a'), 0.86)}
    <path d="M0 540Q120 496 240 536T390 520V760H0Z" fill="${paint('mid')}"/>${pines(4, 8, { x: 200, y: 548, width: 180, height: 34 }, 0.36)}
    <path d="M150 700Q160 640 128 612Q96 590 110 556L142 556Q132 584 164 606Q206 640 196 700Z" fill="#4aa3d0"/><path d="M148 660q9 -5 18 0M140 626q8 -5 16 0" stroke="#dff4ff" stroke-width="2.500" fill="none" stroke-linecap="round"/>${near(4, 26, 44, bridge, 0.8)}
    <path d="M0 650Q110 612 230 650T390 632V880H0Z" fill="${paint('near')}"/>${pines(12, 13, { x: 16, y: 668, width: 190, height: 60 }, 0.46)}${near(3, 76, 60, pine, 0.9)}${near(3, -84, 70, pine, 0.95)}
    <path d="M0 780Q130 742 260 786T390 770V1040H0Z" fill="${paint('mid')}"/>${near(2, -82, 52, hut('#c0392b', '#7a1a14'), 0.78)}${near(2, 96, 40, hut('#d98a2e', '#8a4a10'), 0.84)}${near(2, 164, 62, hut('#3a6aa8', '#1d3c6c'), 0.7)}
    <path d="M0 900Q90 868 190 900Q300 934 390 890V1040H0Z" fill="${paint('sea')}"/>${wave(20, 1010)}${wave(150, 970)}${wave(230, 1016)}${wave(300, 960)}${wave(110, 1026)}
    <path d="M250 892Q310 852 390 872V916Q320 936 250 892Z" fill="#3a4252"/>${near(1, 66, 26, `${lightBeam}${lighthouse}`, 0.98)}
    <path d="M0 930H74V940H0Z" fill="#7a5636"/><path d="M12 940V972M50 940V974" stroke="#4a3020" stroke-width="6"/>${near(0, 104, 60, boat, 0.72)}
    ${trail(wayLine('phone', wayPhone))}`,
  );
}
