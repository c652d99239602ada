import { blur, glow, linear, paint, picture, place, radial, specks } from '../drawing.ts';
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

interface Medal {
  /** Sky at the top and at the horizon. */
  readonly sky: readonly [string, string];
  /** Ground or water, lit and in shade. */
  readonly ground: readonly [string, string];
  readonly sun: string;
  readonly horizon: number;
  readonly scene: string;
  /** In front of the ground. */
  readonly front?: string;
}

const medal =
  (id: string, { sky, ground, sun, horizon, scene, front = '' }: Medal) =>
  (): string =>
    picture(
      `lv${id}`,
      200,
      200,
      `<defs>${linear('sk', [
        [0, sky[0]],
        [1, sky[1]],
      ])}${linear('gr', [
        [0, ground[0]],
        [1, ground[1]],
      ])}${radial('sn', [
        [0, sun, 0.9],
        [0.4, sun, 0.35],
        [1, sun, 0],
      ])}${blur('soft', 5)}${beamPaints}</defs><rect width="200" height="200" fill="${paint('sk')}"/>${specks(
        id.length * 17 + id.charCodeAt(0),
        22,
        { x: 6, y: 6, width: 188, height: 90 },
        '#fff4d8',
        0.7,
        1.8,
      )}${glow('sn', 62, 60, 74)}${scene}<path d="M0 ${horizon}Q60 ${horizon - 12} 110 ${horizon}T200 ${horizon - 4}V200H0Z" fill="${paint('gr')}"/>${front}`,
    );

const waves = `<path d="M14 158q10 -6 20 0t20 0M96 172q10 -6 20 0t20 0M40 186q10 -6 20 0t20 0M140 156q10 -6 20 0t20 0" stroke="#d9f2ff" stroke-width="3" fill="none" stroke-linecap="round" opacity=".6"/>`;

/** Medals of the levels by path, in their order. */
export const levelPictures: Readonly<Record<string, () => string>> = {
  'levels/harbour': medal('harbour', {
    sky: ['#2c3f78', '#f0a868'],
    ground: ['#2f6f9c', '#10304e'],
    sun: '#ffd890',
    horizon: 136,
    scene: `${place(160, 134, peak('#4a5a7c', '#36456a'), 0.7)}`,
    front: `${place(96, 150, boat, 1.05)}${waves}<path d="M150 150H200V160H150ZM158 160V186M182 160V190" stroke="#4a3020" stroke-width="6" fill="#7a5636"/>`,
  }),
  'levels/lighthouse': medal('lighthouse', {
    sky: ['#1b2c5e', '#d97a6a'],
    ground: ['#275e86', '#0e2742'],
    sun: '#ffb27a',
    horizon: 148,
    scene: place(104, 144, `${lightBeam}${lighthouse}`, 1.08),
    front: `${waves}`,
  }),
  'levels/village': medal('village', {
    sky: ['#24406e', '#f3c08a'],
    ground: ['#dfeaf2', '#8aa6bf'],
    sun: '#ffe0a8',
    horizon: 146,
    scene: place(150, 150, peak('#6a7c9c', '#52658a'), 0.8),
    front: `${place(62, 158, hut('#c0392b', '#7a1a14'), 1.02)}${place(140, 166, hut('#d98a2e', '#8a4a10'), 0.84)}${place(104, 182, hut('#3a6aa8', '#1d3c6c'), 0.7)}`,
  }),
  'levels/forest': medal('forest', {
    sky: ['#123a4a', '#86c8a0'],
    ground: ['#3d7a52', '#143a2a'],
    sun: '#e8ffc0',
    horizon: 150,
    scene: `${place(30, 154, pine, 0.8)}${place(172, 156, pine, 0.86)}${place(78, 152, pine, 0.72)}${place(136, 152, pine, 0.7)}`,
    front: `${place(54, 182, pine, 1.14)}${place(148, 186, pine, 1.2)}<path d="M84 200Q112 176 100 158Q94 150 104 146" stroke="#e8d2a0" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  }),
  'levels/bridge': medal('bridge', {
    sky: ['#32549a', '#ffd6a8'],
    ground: ['#4a8f5c', '#1c4a34'],
    sun: '#fff0c0',
    horizon: 130,
    scene: `${place(40, 134, peak('#7488a8', '#566c92'), 0.8)}${place(166, 134, pine, 0.6)}${place(182, 138, pine, 0.5)}`,
    front: `<path d="M60 200Q78 168 104 150Q120 138 110 126H132Q142 140 134 154Q122 172 140 200Z" fill="#5ab4e0"/><path d="M84 190q8 -5 16 0M104 166q7 -4 14 0" stroke="#e4f7ff" stroke-width="3" fill="none" stroke-linecap="round"/>${place(102, 166, bridge, 1.1)}`,
  }),
  'levels/pass': medal('pass', {
    sky: ['#3858a0', '#f7b8a0'],
    ground: ['#8a94a8', '#3c465e'],
    sun: '#ffe6c8',
    horizon: 160,
    scene: `${place(46, 162, peak('#7b8cae', '#56688e'), 1.15)}${place(152, 162, peak('#8c9abb', '#5f7098'), 1.3)}`,
    front: `<path d="M60 200Q110 190 96 174Q86 164 100 156Q110 150 104 140" stroke="#f0dcae" stroke-width="8" fill="none" stroke-linecap="round"/><g transform="translate(132 168)"><path d="M0 16V-16" stroke="#5a3a20" stroke-width="5"/><path d="M-2 -16H24L32 -10 24 -4H-2Z" fill="#d9a441"/></g>`,
  }),
  'levels/glacier': medal('glacier', {
    sky: ['#17487c', '#a8e6f4'],
    ground: ['#d8f4fc', '#6aa8cc'],
    sun: '#ffffff',
    horizon: 152,
    scene: `${place(150, 156, peak('#7fa4cc', '#5b82b2'), 1)}${place(84, 156, ice, 1.2)}`,
    front: `<path d="M20 168L70 160 96 170 150 162 188 172" stroke="#fff" stroke-width="4" fill="none" opacity=".8"/><path d="M58 200L84 176 108 200ZM128 200L142 184 160 200Z" fill="#9ad8f0"/>`,
  }),
  'levels/observatory': medal('observatory', {
    sky: ['#0a1030', '#38457e'],
    ground: ['#4a5478', '#1a2040'],
    sun: '#8aa4ff',
    horizon: 152,
    scene: `<path d="M28 40L52 28 78 44 104 30M150 34L172 52 164 74" stroke="#c8d4ff" stroke-width="1.500" fill="none" opacity=".7"/><g fill="#fff"><circle cx="28" cy="40" r="3"/><circle cx="52" cy="28" r="3.500"/><circle cx="78" cy="44" r="3"/><circle cx="104" cy="30" r="3.500"/><circle cx="150" cy="34" r="3.500"/><circle cx="172" cy="52" r="3"/><circle cx="164" cy="74" r="3"/></g>`,
    front: place(110, 160, observatory, 1.15),
  }),
  'levels/aurora': medal('aurora', {
    sky: ['#06122c', '#124a58'],
    ground: ['#2a4a68', '#0a1a30'],
    sun: '#4dffb8',
    horizon: 164,
    scene: `<g transform="translate(-40 10)">${lights(280, 150)}</g>${place(62, 166, peak('#3a5478', '#2a4064'), 0.9)}${place(150, 166, peak('#456088', '#304a70'), 1.1)}`,
    front: `${place(28, 186, pine, 0.5)}${place(48, 192, pine, 0.6)}${place(176, 188, pine, 0.56)}`,
  }),
};
