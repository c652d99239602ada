import { beams, glow, paint, place, repeat, specks } from '../drawing.ts';
import { gradients } from '../recipes.ts';
import { tile } from '../title.ts';

const light = gradients({
  sky: 'v #7ae0ff #b8e8ff@.3 #ffd8f0@.55 #ff9ad0@.8 #d84aa0',
  halo: 'g #ffffff/.95 #fff0fa/.5@.45 #ffd8f0/0',
  cloud: 'v #ffffff #ffd0ec@.7 #f5a0d8',
  disc: 'r #ffffff #ffd0e8@.3 #ff5aa8@.7 #b81468',
  stick: 'h #e8d8f0 #ffffff@.4 #b8a0cc',
  bear: 'r #d8ffc0 #6ae05a@.35 #1fa03a@.75 #0a5a2c',
  wrap: 'r #fff0c0 #ffb83a@.35 #f0761f@.75 #a83a0a',
  foil: 'd #ffe9b0 #ff9a2a',
  bean: 'r #d8e8ff #5aa0ff@.35 #2a4ae0@.75 #14208a',
  bean2: 'r #f6dcff #c06aff@.35 #7a1fd0@.75 #3a0a78',
  heart: 'r #ffd8d8 #ff4a5a@.35 #d0102e@.75 #7a0420',
  cube: 'd #ffffff #ffd0e0',
  cream: 'v #fff6e0 #e8c090',
  mac: 'v #c8fff0 #4ad0b0@.5 #1a8a7a',
});

const ribs = repeat(
  8,
  (i) =>
    `<path d="M0 0C${16 * Math.cos(i * 0.785)} ${16 * Math.sin(i * 0.785)} ${44 * Math.cos(i * 0.785 - 0.3)} ${44 * Math.sin(i * 0.785 - 0.3)} ${58 * Math.cos(i * 0.785 + 0.5)} ${58 * Math.sin(i * 0.785 + 0.5)}A58 58 0 0 0 ${58 * Math.cos(i * 0.785 + 0.9)} ${58 * Math.sin(i * 0.785 + 0.9)}C${44 * Math.cos(i * 0.785 + 0.1)} ${44 * Math.sin(i * 0.785 + 0.1)} ${16 * Math.cos(i * 0.785 + 0.4)} ${16 * Math.sin(i * 0.785 + 0.4)} 0 0Z"/>`,
);

/** A swirled lollipop of radius 58 about (0, 0). */
const lollipop = `<path d="M-6 50H6V150H-6Z" fill="${paint('stick')}"/><circle r="62" fill="#8a0f50"/><circle r="58" fill="${paint('disc')}"/><g fill="#fff" fill-opacity=".85">${ribs}</g><circle r="58" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/><path d="M-44 -24A50 50 0 0 1 -6 -50" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none"/><path d="M12 52A54 54 0 0 0 50 20" stroke="#8a0f50" stroke-opacity=".35" stroke-width="6" stroke-linecap="round" fill="none"/>`;

/** A gummy bear, about 64 × 84. */
const bear = `<g fill="${paint('bear')}" stroke="#0a4a24" stroke-width="1.500"><circle cx="-18" cy="-36" r="9"/><circle cx="18" cy="-36" r="9"/><ellipse cx="-16" cy="36" rx="13" ry="11"/><ellipse cx="16" cy="36" rx="13" ry="11"/><ellipse cy="14" rx="25" ry="26"/><circle cy="-20" r="23"/><ellipse cx="-26" cy="6" rx="9" ry="14" transform="rotate(30 -26 6)"/><ellipse cx="26" cy="6" rx="9" ry="14" transform="rotate(-30 26 6)"/></g><ellipse cy="-13" rx="9" ry="7" fill="#d8ffc0" opacity=".7"/><circle cx="-9" cy="-24" r="2.800" fill="#063a1c"/><circle cx="9" cy="-24" r="2.800" fill="#063a1c"/><ellipse cy="-15" rx="3" ry="2.200" fill="#063a1c"/><path d="M-15 -34q6 -6 13 -5M-16 4q2 -8 8 -10" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".85"/>`;

const wrapped = `<path d="M-26 -4L-54 -22 -48 0 -56 20 -26 6ZM26 -4L54 -22 48 0 56 20 26 6Z" fill="${paint('foil')}" stroke="#a84a0a" stroke-width="1.500" stroke-linejoin="round"/><path d="M-30 0L-50 -12M-30 2L-50 12M30 0L50 -12M30 2L50 12" stroke="#a84a0a" stroke-opacity=".6" stroke-width="1.500"/><circle r="29" fill="${paint('wrap')}"/><path d="M-20 -20C-6 -8 -6 8 -20 20M2 -29C14 -12 14 12 2 29" stroke="#fff3d0" stroke-width="7" fill="none" opacity=".85"/><path d="M-17 -17A24 24 0 0 1 0 -24" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none"/>`;

const bean = (fill: string): string =>
  `<path d="M-26 4C-28 -14 -10 -22 4 -18C20 -14 30 -4 26 10C22 22 10 16 2 14C-8 12 -24 20 -26 4Z" fill="${paint(fill)}"/><path d="M-16 -4Q-10 -12 2 -11" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".9"/>`;

const heart = `<path d="M0 32C-12 18 -34 8 -34 -12A17 17 0 0 1 0 -18A17 17 0 0 1 34 -12C34 8 12 18 0 32Z" fill="${paint('heart')}"/><path d="M-24 -8A11 11 0 0 1 -13 -20" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".9"/>`;

const macaron = `<path d="M-32 10C-32 24 32 24 32 10L34 4H-34Z" fill="${paint('mac')}"/><path d="M-34 -4H34V8H-34Z" fill="${paint('cream')}"/><path d="M-33 -6C-33 -34 33 -34 33 -6Q0 2 -33 -6Z" fill="${paint('mac')}"/><path d="M-33 -5h66M-33 8h66" stroke="#1a8a7a" stroke-width="3.500" stroke-dasharray="2 3"/><path d="M-20 -16Q-12 -24 2 -24" stroke="#fff" stroke-width="4.500" stroke-linecap="round" fill="none" opacity=".85"/>`;

const cloud = 'M-60 30A22 22 0 0 1 -50 -8A30 30 0 0 1 4 -22A26 26 0 0 1 48 -4A20 20 0 0 1 58 30Z';

const ground = `<g fill="${paint('cloud')}"><path d="${cloud}" transform="translate(30 268) scale(1.500)"/><path d="${cloud}" transform="translate(272 264) scale(1.400)"/><path d="${cloud}" transform="translate(150 290) scale(1.900 1.200)"/></g><g fill="#fff" opacity=".8"><path d="${cloud}" transform="translate(48 44) scale(.6)"/><path d="${cloud}" transform="translate(262 78) scale(.5)"/></g>`;

/** Sweets tumble from a candy sky around a large lollipop. */
export const sugarTumble = (): string =>
  tile(
    'gst',
    'sugar-tumble',
    {
      face: [
        [0, '#ffffff'],
        [0.5, '#fff0b8'],
        [1, '#ffb83a'],
      ],
      edge: '#8a0a5a',
      ground: '#6a0a58',
      groundTop: 276,
      depth: 5,
    },
    `${light}<rect width="300" height="400" fill="${paint('sky')}"/>${beams(150, 130, 320, 10, '#fff', 0.28)}${glow('halo', 150, 140, 150)}${ground}
    ${place(152, 118, lollipop, 1.16, 14)}${place(58, 108, wrapped, 0.92, -26)}${place(238, 200, bear, 1.06, 16)}${place(64, 210, heart, 1.06, -16)}${place(246, 92, macaron, 0.86, 14)}${place(128, 238, bean('bean'), 0.95, 12)}${place(190, 38, bean('bean2'), 0.72, -30)}${place(30, 162, bean('bean2'), 0.62, 40)}${place(182, 256, wrapped, 0.6, 18)}
    ${specks(13, 18, { x: 20, y: 20, width: 260, height: 230 }, '#ffffff', 1, 2.4)}`,
  );
