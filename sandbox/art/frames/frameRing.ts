import { repeat } from '../drawing.ts';

export const frameNames = [
  'laurel',
  'tide',
  'frost',
  'orbit',
  'brass',
  'velvet',
  'ember',
  'aurora',
  'marquee',
] as const;
export type FrameName = (typeof frameNames)[number];

const turned = (count: number, mark: (index: number) => string): string =>
  repeat(count, (i) => `<g transform="rotate(${(i * 360) / count})">${mark(i)}</g>`);

const ring = (radius: number, width: number, colour: string, opacity = 1): string =>
  `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}/>`;

const leaf = (side: 1 | -1): string =>
  `<path d="M0-86C${side * 14}-100 ${side * 30}-98 ${side * 34}-88 ${side * 24}-78 ${side * 10}-78 0-86Z" fill="#5fb36a" stroke="#1d5a30" stroke-width="2"/><path d="M0-86Q${side * 18}-91 ${side * 32}-88" stroke="#d8f0b8" stroke-width="2" fill="none"/>`;

const branch = (side: 1 | -1): string =>
  repeat(9, (i) => `<g transform="rotate(${side * (160 - i * 17)})">${leaf(i % 2 === 0 ? 1 : -1)}</g>`);

const rings: Readonly<Record<FrameName, () => string>> = {
  laurel: () =>
    `${ring(82, 5, '#3a7a3c')}${branch(1)}${branch(-1)}<circle cy="86" r="11" fill="#e9b545" stroke="#7a4510" stroke-width="3"/>`,
  tide: () =>
    `${ring(84, 16, '#1d5a8a')}${turned(12, () => '<path d="M-24-80C-14-104 6-104 10-92 4-96-4-92-2-84 6-76 16-78 22-82L22-72H-24Z" fill="#5cc0e8" stroke="#0e3a66" stroke-width="2"/><circle cx="14" cy="-100" r="3" fill="#dff6ff"/>')}${ring(75, 3, '#dff6ff', 0.8)}`,
  frost: () =>
    `${ring(82, 10, '#a8d4f4')}${turned(16, (i) => `<path d="M-9-84L0-${i % 2 === 0 ? 112 : 100} 9-84 0-74Z" fill="#e8f7ff" stroke="#6aa8d8" stroke-width="2"/><path d="M0-78V-${i % 2 === 0 ? 106 : 95}" stroke="#8ac4ec" stroke-width="2"/>`)}`,
  orbit: () =>
    `${ring(82, 8, '#3a2a78')}${ring(96, 2.5, '#b49cff', 0.8)}${ring(82, 3, '#8a6cf0')}${turned(5, (i) => `<circle cy="-${i % 2 === 0 ? 96 : 82}" r="${9 - i}" fill="${['#ffd98a', '#8ac4ff', '#ff9a8a', '#c8f0b0', '#fff'][i] ?? '#fff'}" stroke="#1c1440" stroke-width="2"/>`)}`,
  brass: () =>
    `${ring(84, 22, '#7a4510')}${ring(84, 17, '#d9a545')}${ring(90, 3, '#fff0b8', 0.9)}${ring(77, 3, '#8f5413')}${turned(12, () => '<circle cy="-84" r="5" fill="#fff2c4" stroke="#7a4510" stroke-width="2"/>')}`,
  velvet: () =>
    `${ring(84, 22, '#5a0c22')}${turned(20, () => '<path d="M-15-76Q-17-104 0-104T15-76Q0-88-15-76Z" fill="#b0203e" stroke="#5a0c22" stroke-width="2"/><path d="M-6-84Q-6-98 0-98" stroke="#ff8a96" stroke-width="2.500" fill="none" stroke-linecap="round"/>')}${ring(75, 4, '#e9b545')}`,
  ember: () =>
    `${ring(84, 20, '#2a1210')}${turned(14, (i) => `<path d="M-15-76L-11-96 4-${i % 2 === 0 ? 100 : 95} 16-88 14-75 0-71Z" fill="${i % 3 === 0 ? '#6a2418' : '#48160f'}" stroke="#ff7a2a" stroke-width="3" stroke-linejoin="round"/>`)}${turned(9, (i) => `<circle cy="-${102 + (i % 3) * 5}" r="${2 + (i % 2)}" fill="#ffc45a"/>`)}${ring(73, 3, '#ffb04a', 0.9)}`,
  aurora: () =>
    `${ring(84, 20, '#0f2a3c')}${turned(18, (i) => `<path d="M-13-76L-9-${98 + (i % 3) * 6} 5-${102 + ((i * 2) % 3) * 5} 13-76Z" fill="${['#4af0b0', '#3ac8e8', '#a07cff'][i % 3] ?? '#4af0b0'}" opacity=".8"/>`)}${ring(76, 4, '#dffff2', 0.85)}`,
  marquee: () =>
    `${ring(84, 24, '#5a0c1c')}${ring(84, 20, '#b0203a')}${turned(20, () => '<circle cy="-84" r="9" fill="#ffdf8a" opacity=".35"/><circle cy="-84" r="5.500" fill="#fff6d0" stroke="#c98a2e" stroke-width="1.500"/>')}${ring(97, 3, '#e9b545')}${ring(72, 3, '#e9b545')}`,
};

/** A frame around a portrait of radius 70, about (0, 0). */
export const frameRing = (name: FrameName): string => rings[name]();
