import { glow, mirror, paint, place, repeat, specks } from '../drawing.ts';
import { aurora, cliff, farPeaks, fjordPaint, floe } from '../subjects/fjord.ts';
import { longship, longshipPaint } from '../subjects/longship.ts';
import { tile } from '../title.ts';

const ripples = `<path d="${repeat(12, (i) => `M${70 + ((i * 37) % 120)} ${262 + i * 6}h${26 + ((i * 13) % 40)}`)}" stroke="#b9ffe8" stroke-opacity=".35" stroke-width="1.6" stroke-linecap="round"/>`;

/** A longship glides between ice walls under the northern lights. */
export const frostFjord = (): string =>
  tile(
    'gff',
    'frost-fjord',
    {
      face: [
        [0, '#ffffff'],
        [0.5, '#d6f6ff'],
        [1, '#6fc3e6'],
      ],
      edge: '#06224a',
      ground: '#041028',
      groundTop: 262,
    },
    `${fjordPaint}${longshipPaint}<rect width="300" height="244" fill="${paint('sky')}"/>${specks(13, 40, { x: 0, y: 0, width: 300, height: 130 }, '#eafff8', 0.4, 1.4)}${aurora}
    ${glow('cold', 152, 226, 110, 0.8)}${farPeaks}<g id="§c">${cliff}</g>${mirror(150, '<use href="#§c" transform="translate(-8 22)"/>')}
    <rect y="240" width="300" height="160" fill="${paint('sea')}"/><g transform="matrix(1 0 0 -.5 0 362)" opacity=".22"><use href="#§c"/></g>${ripples}
    <ellipse cx="150" cy="272" rx="104" ry="9" fill="#04122c" opacity=".5"/>${place(156, 254, longship, 0.9)}<path d="M34 264q20 10 60 9t90 1 74-6q-40 16-110 14T34 264Z" fill="#e6fff8" opacity=".5"/>
    ${place(40, 292, floe, 0.8)}${place(270, 284, floe, 0.6)}${specks(77, 46, { x: 0, y: 20, width: 300, height: 270 }, '#ffffff', 0.6, 2)}`,
  );
