import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { chance, scatterDots, scene, sides } from '../../../backdrops/scene.ts';
import { disc, fill, line, oval, place } from '../../../symbols/pen/shapes.ts';

const palette = {
  calm: 'g #0e0622/.75 #0e0622/.6 #0e0622/0',
  sky: 'v #0a0722 #26104a #5a1c50 #a8405a',
  lake: 'v #8a3458 #2a0e40 #0a0518',
  hill: 'v #3a1450 #180a30',
  warm: 'g #ffd890/.6 #ff9a3a/.25 #ff6a2a/0',
  red: 'r #ffe0a0 #f0582a #8a1024',
  teal: 'r #c0ffec #1fa0a0 #06444e',
  amber: 'r #fff3b0 #f0a01f #8a3c0a',
  rose: 'r #ffd8e0 #e0306a #6a0c40',
  brass: 'h #7a4a10 #ffe9a0 #7a4a10',
};

const lantern = (x: number, y: number, paint: string, scale: number): string =>
  place(
    x,
    y,
    disc(0, 0, 70, '@warm') +
      oval(0, 0, 30, 27, paint) +
      line('M-27-12Q0-5 27-12M-30 1Q0 9 30 1M-26 14Q0 22 26 14', '#fff', 1.2, 0.35) +
      line('M-12-25Q-24 0-12 25M12-25Q24 0 12 25', '#5a0a1c', 1.2, 0.35) +
      line('M-20-14Q-14-22-6-23', '#fff', 3, 0.6) +
      fill('M-11-31H11L13-24H-13ZM-13 24H13L11 31H-11Z', '@brass') +
      line('M0 31V52M-5 36V48M5 36V48', '#ffb84a', 2),
    scale,
  );

const next = chance(12);
const ripples = Array.from(
  { length: 22 },
  (_, i) => `M${Math.round(next() * 370)} ${Math.round(520 + i * 8)}h${Math.round(14 + next() * 40)}`,
).join('');

const cord = (x: number, from: number, to: number): string => line(`M${x} ${from}V${to}`, '#120620', 2);

export const svg = scene(
  'ke',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  scatterDots(15, 60, [0, 0, 400, 250], 1.4, '#fff0e0', 0.55),
  fill('M0 520V410Q40 372 96 436T200 486 310 440 400 392V520Z', '@hill'),
  fill('M0 506H400V700H0Z', '@lake'),
  line(ripples, '#ffc890', 2, 0.22),
  oval(200, 330, 230, 310, '@calm'),
  line('M-10 60Q70 130 200 96T410 40M-10 130Q60 176 130 152', '#120620', 2.5),
  cord(60, 96, 160),
  cord(346, 62, 130),
  cord(28, 140, 300),
  cord(374, 50, 330),
  lantern(112, 136, '@amber', 0.7),
  lantern(288, 104, '@rose', 0.72),
  lantern(200, 128, '@red', 0.6),
  lantern(60, 196, '@teal', 1),
  lantern(346, 172, '@red', 1.05),
  lantern(26, 336, '@rose', 1.05),
  lantern(376, 364, '@amber', 1.05),
  sides(cord(34, 420, 436)),
  lantern(44, 470, '@red', 0.72),
  lantern(352, 484, '@teal', 0.72),
  sides(oval(40, 590, 26, 8, '#ffb060', 0, 0.25) + oval(40, 620, 18, 5, '#ffb060', 0, 0.2)),
  fill('M-10 700V640Q20 600 30 560M410 700V640', '#0a0518', 0.6),
  line('M6 700Q20 640 8 580M24 700Q30 640 44 600M392 700Q380 640 394 590M376 700Q372 650 360 612', '#120a28', 4),
  scatterDots(37, 26, [20, 40, 360, 200], 1.8, '#ffe9a8', 0.4),
);

export const theme: GameTheme = {
  frame: '#4a1648',
  frameLight: '#ffb45a',
  reelBackground: '#1a0a2e',
  accent: '#ffb84a',
  winGlow: '#ffe0a0',
  textOnAccent: '#2c1000',
};
