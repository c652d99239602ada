import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { chance, scatterDots, scene, sides } from '../../../backdrops/scene.ts';
import { disc, fill, line, oval } from '../../../symbols/pen/shapes.ts';

const palette = {
  calm: 'g #041a12/.75 #041a12/.6 #041a12/0',
  wall: 'v #1c0c08 #2e140c #140806',
  case: 'h #1a0a06 #4a2412 #2a1209',
  glass: 'v #6af0a0 #1a8a52 #063a24',
  brass: 'h #7a4a10 #ffe9a0 #c98a2a #5a300a',
  beam: 'v #fff0b8/.5 #ffe0a0/.12 #ffe0a0/0',
  felt: 'g #1a7a50 #0d4a34 #052419',
  rail: 'v #8a4a22 #3a1a0a',
  glow: 'g #ffe9a8/.6 #ffb84a/0',
};

const tones = ['#8a2a26', '#a8742a', '#23584c', '#5a2246', '#2f3d74', '#6a4a2c'];

const next = chance(33);
const shelf = (y: number): string => {
  let x = 2;
  const books: string[] = [];
  while (x < 66) {
    const width = 6 + Math.round(next() * 5);
    const height = 34 + Math.round(next() * 18);
    books.push(fill(`M${x} ${y}v${-height}h${width}v${height}Z`, tones[Math.floor(next() * 6)] ?? '#8a2a26'));
    x += width + 1;
  }
  return books.join('') + line(`M-4 ${y + 2}H72`, '@brass', 3, 0.7);
};

const edge =
  fill('M-10 0H82V420H-10Z', '@case') +
  fill('M0 16H70V74H0ZM0 86H70V148H0ZM0 160H70V222H0ZM0 234H70V296H0ZM0 308H70V370H0Z', '#0c0504') +
  shelf(74) +
  shelf(148) +
  shelf(222) +
  shelf(296) +
  shelf(370);

const lamp =
  fill('M110 96H290L360 420H40Z', '@beam') +
  fill('M197 0h6V36h-6Z', '@brass') +
  fill('M112 94C116 54 156 36 200 36S284 54 288 94Q200 112 112 94Z', '@glass') +
  line('M134 76Q150 52 184 46', '#e8fff0', 5, 0.5) +
  fill('M110 91Q200 110 290 91V98Q200 118 110 98Z', '@brass') +
  oval(200, 104, 70, 5, '#fff6d0') +
  disc(200, 110, 120, '@glow', 0.7) +
  fill('M186 26H214L220 40H180Z', '@brass');

export const svg = scene(
  'bj',
  palette,
  fill('M0 0H400V700H0Z', '@wall'),
  fill('M84 120H316V420H84Z', '#0a0504', 0.4),
  line('M96 132H304V380H96Z', '#a8743a', 1.5, 0.3),
  sides(edge),
  fill('M-60 470Q200 290 460 470V720H-60Z', '@rail'),
  line('M-60 474Q200 294 460 474', '#ffd89a', 2, 0.5),
  fill('M-60 496Q200 318 460 496V720H-60Z', '@felt'),
  lamp,
  line('M-40 560Q200 400 440 560M-40 580Q200 420 440 580', '#e8d8a0', 1.6, 0.25),
  sides(
    line('M22 600h34v48H22Z', '#e8d8a0', 1.6, 0.3) +
      oval(30, 682, 26, 10, '#a8122c') +
      oval(30, 675, 26, 10, '#d83a4a') +
      line('M8 676A26 10 0 0 0 54 676', '#fff6e0', 5, 0.6).replace(
        '/>',
        ' stroke-linecap="butt" stroke-dasharray="7 9"/>',
      ),
  ),
  oval(200, 420, 200, 260, '@calm'),
  scatterDots(27, 22, [110, 114, 180, 110], 1.6, '#fff0c0', 0.4),
);

export const theme: GameTheme = {
  frame: '#4a2410',
  frameLight: '#e2b25a',
  reelBackground: '#0a3a29',
  accent: '#eebd58',
  winGlow: '#ffe6a0',
  textOnAccent: '#241400',
};
