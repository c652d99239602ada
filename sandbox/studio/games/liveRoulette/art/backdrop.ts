import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { scatterDots, scene, sides } from '../../../backdrops/scene.ts';
import { disc, fill, line, oval } from '../../../symbols/pen/shapes.ts';

const palette = {
  calm: 'g #060506/.7 #060506/.5 #060506/0',
  wall: 'v #0a090c #1a161a #100d10 #040304',
  glow: 'g #ffdca0/.42 #c88a3a/.16 #c88a3a/0',
  beam: 'v #fff0c8/.34 #fff0c8/0',
  curtain: 'h #080608 #2c2228 #120d10 #382a30 #0a0709',
  gold: 'v #fff0b8 #d8a040 #7a4e14',
  panel: 'v #221c22 #0c0a0c',
  floor: 'v #1c1618 #050405',
  wine: 'v #8a1230 #30040f',
};

/** An art deco fan about (x, y): arcs and spokes. */
const fan = (x: number, y: number, r: number): string => {
  const spokes = Array.from({ length: 9 }, (_, i) => {
    const turn = (Math.PI * (i + 1)) / 10;
    return `M${x} ${y}L${Math.round(x - r * Math.cos(turn))} ${Math.round(y - r * Math.sin(turn))}`;
  }).join('');
  const arcs = [1, 0.8, 0.34].map(
    (share) => `M${x - r * share} ${y}A${r * share} ${r * share} 0 0 1 ${x + r * share} ${y}`,
  );
  return line(spokes, '@gold', 1.6, 0.7) + line(arcs.join(''), '@gold', 2.4);
};

const edge =
  fill('M64 0H112V600H64Z', '@panel') +
  line('M70 0V600M106 0V600M88 210L98 232 88 254 78 232ZM88 430L98 452 88 474 78 452Z', '@gold', 1.5, 0.65) +
  fill('M-10 0H70C66 200 50 330 56 700H-10Z', '@curtain') +
  line('M14 0C18 240 8 420 12 700M42 0C44 220 30 400 34 700', '#000', 5, 0.5) +
  line('M70 0C66 200 50 330 56 700', '@gold', 2, 0.6) +
  line('M-10 392Q24 420 55 398', '@gold', 6) +
  line('M44 404v30M38 406v24M50 402v24', '@gold', 2.5);

export const svg = scene(
  'lr',
  palette,
  fill('M0 0H400V700H0Z', '@wall'),
  disc(200, 190, 230, '@glow'),
  fill('M112 600V290A88 88 0 0 1 288 290V600Z', '#050405', 0.5),
  line('M112 600V290A88 88 0 0 1 288 290V600M120 600V290A80 80 0 0 1 280 290V600', '@gold', 1.8, 0.5),
  fan(200, 188, 76),
  fill('M186 188A14 14 0 0 1 214 188Z', '@wine'),
  sides(fill('M60-10H100L260 620H90Z', '@beam', 0.6)),
  oval(200, 400, 190, 260, '@calm'),
  sides(edge),
  fill('M0 0H400V26H0Z', '#0a080a'),
  line('M0 28H400M0 34H400', '@gold', 2, 0.8),
  sides(fill('M78 34H98L104 58H72Z', '#1c171b') + oval(88, 59, 16, 4, '#fff3cf')),
  fill('M0 604H400V700H0Z', '@floor'),
  line('M0 604H400', '#d8a040', 2.4, 0.8),
  line('M200 604L130 700M200 604L270 700M120 604L-10 690M280 604L410 690M0 640H400', '@gold', 1.2, 0.25),
  oval(200, 650, 120, 24, '#ffdca0', 0, 0.1),
  scatterDots(67, 26, [80, 60, 240, 180], 1.6, '#ffe9b8', 0.35),
);

export const theme: GameTheme = {
  frame: '#2a2126',
  frameLight: '#d8aa54',
  reelBackground: '#120e11',
  accent: '#e6bc66',
  winGlow: '#ffe9b8',
  textOnAccent: '#1c1204',
};
