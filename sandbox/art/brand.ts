import { glow, linear, paint, picture, place, radial } from './drawing.ts';
import { lettering, type LetteringKey } from './lettering/lettering.ts';
import { chipStack, houseChip, housePaint, plainChip } from './subjects/houseChip.ts';
import { cardBack, queenCard, queenPaint } from './subjects/queenCard.ts';

const night = `<defs>${radial(
  'nt',
  [
    [0, '#3a4274'],
    [0.55, '#1c2142'],
    [1, '#0d1022'],
  ],
  [0.5, 0.36],
  0.75,
)}</defs>`;

/** Launcher icon with a rounded background, 512 × 512. */
export const icon = (): string =>
  picture(
    'ico',
    512,
    512,
    `${housePaint}${night}<rect width="512" height="512" rx="116" fill="${paint('nt')}"/><ellipse cx="256" cy="270" rx="196" ry="196" fill="#05060f" opacity=".45"/>${place(256, 256, houseChip, 10.3)}`,
  );

/** Maskable launcher icon: the background reaches the edges, the chip is inside the safe circle of 80 %. */
export const iconMaskable = (): string =>
  picture(
    'icm',
    512,
    512,
    `${housePaint}${night}<rect width="512" height="512" fill="${paint('nt')}"/><circle cx="256" cy="268" r="176" fill="#05060f" opacity=".45"/>${place(256, 256, houseChip, 9.2)}`,
  );

/** Home-screen icon for iOS, which rounds the corners itself. */
export const appleTouch = (): string =>
  picture(
    'ict',
    180,
    180,
    `${housePaint}${night}<rect width="180" height="180" fill="${paint('nt')}"/>${place(90, 90, houseChip, 3.5)}`,
  );

/** Tab icon: fewer notches and a heavier letter, so that it is legible at 16 px. */
export const favicon = (): string =>
  picture(
    'fav',
    32,
    32,
    '<circle cx="16" cy="16" r="16" fill="#e9b84f"/><circle cx="16" cy="16" r="13.2" fill="none" stroke="#1b2040" stroke-width="5.6" stroke-dasharray="6.911 6.911" stroke-dashoffset="3.4"/><circle cx="16" cy="16" r="10" fill="#1b2040"/><path d="M19.6 12.6a5 5 0 1 0 0 6.8" fill="none" stroke="#f5cf74" stroke-width="3.2" stroke-linecap="round"/>',
  );

/** One-colour icon for themed launchers and pinned tabs. */
export const iconMonochrome = (): string => picture('icn', 512, 512, place(256, 256, plainChip('#fff'), 9.6));

const words = (key: LetteringKey, x: number, y: number, scale: number, fill: string): string =>
  place(x, y, `<path d="${lettering[key].d}" fill="${fill}"/>`, scale);

const ogLight = `<defs>${linear(
  'gd',
  [
    [0, '#0c0f22'],
    [0.6, '#191d3c'],
    [1, '#10132a'],
  ],
  [0, 0],
  [1, 1],
)}${radial('lamp', [
  [0, '#ffe0a0', 0.6],
  [0.5, '#e0a050', 0.22],
  [1, '#c08030', 0],
])}${linear('tbl', [
  [0, '#1f7f5c'],
  [1, '#072a1e'],
])}</defs>`;

/** Social media preview image, 1200 × 630: the wordmark over a lit corner of the table. */
export const og = (): string =>
  picture(
    'og',
    1200,
    630,
    `${ogLight}${housePaint}${queenPaint}<rect width="1200" height="630" fill="${paint('gd')}"/>${glow('lamp', 880, 250, 460)}
    ${place(806, 320, cardBack, 1.25, -22)}${place(1022, 322, cardBack, 1.25, 20)}${place(914, 296, queenCard, 1.42, -3)}
    <path d="M0 630V566Q600 426 1200 500V630Z" fill="${paint('tbl')}"/><path d="M0 566Q600 426 1200 500" fill="none" stroke="${paint('br')}" stroke-width="7"/>${place(706, 560, chipStack('rd', 4), 1.5)}${place(808, 588, chipStack('ik', 2), 1.5)}${place(1070, 576, chipStack('ft', 5), 1.5)}
    ${place(148, 250, houseChip, 3.6)}${words('croupier', 240, 198, 1.5, '#f7f0de')}${words('tagline', 84, 352, 1.3, '#e4bd72')}`,
  );

/**
 * What the site server draws link previews on (`server/previews`), 1200 × 630: the lit table, with the fan of cards or
 * with room for a picture, at the end of a left-to-right page or of a right-to-left one.
 */
export const previewBackdrop = (has: 'cards' | 'room', side: 'right' | 'left') => (): string => {
  const at = (x: number) => (side === 'right' ? x : 1200 - x);
  const turn = (degrees: number) => (side === 'right' ? degrees : -degrees);
  const table = `<path d="M0 630V566Q600 426 1200 500V630Z" fill="${paint('tbl')}"/><path d="M0 566Q600 426 1200 500" fill="none" stroke="${paint('br')}" stroke-width="7"/>`;
  const fan = `${place(at(806), 320, cardBack, 1.25, turn(-22))}${place(at(1022), 322, cardBack, 1.25, turn(20))}${place(at(914), 296, queenCard, 1.42, turn(-3))}`;
  return picture(
    `preview-${has}-${side}`,
    1200,
    630,
    `${ogLight}${housePaint}${queenPaint}<rect width="1200" height="630" fill="${paint('gd')}"/>${glow('lamp', at(880), 250, 460)}${has === 'cards' ? fan : ''}
    <g${side === 'right' ? '' : ' transform="matrix(-1 0 0 1 1200 0)"'}>${table}</g>${has === 'cards' ? place(at(706), 560, chipStack('rd', 4), 1.5) + place(at(808), 588, chipStack('ik', 2), 1.5) : ''}${place(at(1130), 590, chipStack('ft', 5), 1.2)}
    ${place(at(112), 96, houseChip, 1.5)}`,
  );
};
