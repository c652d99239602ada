import { linear, paint, picture } from './drawing.ts';

const ground = (id: string, from: string, to: string): string =>
  `<defs>${linear(
    id,
    [
      [0, from],
      [1, to],
    ],
    [0, 0],
    [1, 1],
  )}</defs>`;

/** A closed booklet with a seal, 64 × 64. */
export const passportMark = (): string =>
  picture(
    'pass',
    64,
    64,
    `${ground('g', '#8a2f3f', '#4d1422')}
    <rect x="12" y="5" width="40" height="54" rx="6" fill="${paint('g')}"/>
    <g fill="none" stroke="#f0d9a8" stroke-width="3" stroke-linecap="round"><circle cx="32" cy="27" r="10.500"/><path d="M21.500 27h21M32 16.500c-6 6-6 15 0 21M32 16.500c6 6 6 15 0 21M23 48.500h18"/></g>`,
  );

/** A card with a face and lines, 64 × 64. */
export const cardDocumentMark = (): string =>
  picture(
    'idc',
    64,
    64,
    `${ground('g', '#4f7cac', '#24466b')}
    <rect x="4" y="13" width="56" height="38" rx="6" fill="${paint('g')}"/>
    <g fill="#eef4fb"><circle cx="20" cy="28" r="5.500"/><path d="M10.500 43a9.500 8 0 0 1 19 0Z"/></g>
    <g fill="none" stroke="#eef4fb" stroke-width="3.400" stroke-linecap="round"><path d="M37 25h16M37 33h16M37 41h10"/></g>`,
  );
