import { solid } from './shapes.ts';

const lettering =
  'M25 0h5.5l2.4 10.5L35 0h4l2.3 10.5L43.5 0H49l-4.4 18h-5.2L37 8l-2.4 10h-5.2ZM53 0h5.8v18H53ZM63.4 0h5.8v13h8v5H63.4ZM80.5 0h7.5q9.5 0 9.5 9t-9.5 9h-7.5ZM86.2 5v8h1.8q3.8 0 3.8-4t-3.8-4Z';

/** The banner with the word "wild", its top edge at `y`; about 31 units high. */
export const wildRibbon = (y: number, cloth: string, fold: string, ink: string): string =>
  `<g transform="translate(0 ${y})">${solid('M2 9H118L111 20 118 31H2L9 20Z', fold, 4)}${solid('M11 0H109V27H11Z', cloth, 4)}<path d="${lettering}" transform="translate(-1.5 5)" fill="${ink}"/></g>`;
