import { linear, paint, picture, place } from './drawing.ts';
import { lettering } from './lettering/lettering.ts';

/** A generic bank card, 96 × 64. */
export const cardMark = (): string =>
  picture(
    'pmc',
    96,
    64,
    `<defs>${linear(
      'c',
      [
        [0, '#5a68b8'],
        [0.5, '#38437f'],
        [1, '#20264f'],
      ],
      [0, 0],
      [1, 1],
    )}${linear(
      'g',
      [
        [0, '#ffe9ad'],
        [0.5, '#e0ab45'],
        [1, '#a8741f'],
      ],
      [0, 0],
      [1, 1],
    )}</defs>
    <rect x="4" y="4" width="88" height="56" rx="8" fill="${paint('c')}"/><path d="M4 44C30 30 60 52 92 22V52a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8Z" fill="#fff" opacity=".09"/><rect x="4.6" y="4.6" width="86.8" height="54.8" rx="7.4" fill="none" stroke="#aab6f5" stroke-opacity=".55" stroke-width="1.2"/>
    <rect x="13" y="17" width="17" height="13" rx="3" fill="${paint('g')}"/><path d="M13 23.5h5.500M24.5 23.500H30M18.5 17v13M24.5 17v13" stroke="#7a4f12" stroke-width="1.2" fill="none"/><path d="M36 18.500q4 5 0 10.500M40.5 16q6.5 7.5 0 15.5" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/>
    <g fill="#fff"><path d="M13 40h9v4h-9ZM25 40h9v4h-9ZM37 40h9v4h-9ZM49 40h9v4h-9Z" opacity=".92"/><path d="M13 50h22v3H13Z" opacity=".6"/></g><path d="M78 41L81 46.5 86.5 49 81 51.5 78 57 75 51.5 69.5 49 75 46.500Z" fill="${paint('g')}"/>`,
  );

/** FlashPay, the sandbox's instant bank transfer, 96 × 64. */
export const instantMark = (): string =>
  picture(
    'pmi',
    96,
    64,
    `<defs>${linear(
      'c',
      [
        [0, '#1fa37a'],
        [1, '#0a4a3a'],
      ],
      [0, 0],
      [1, 1],
    )}${linear('b', [
      [0, '#fff6c8'],
      [1, '#f5b93d'],
    ])}</defs>
    <rect x="4" y="4" width="88" height="56" rx="8" fill="${paint('c')}"/><rect x="4.6" y="4.6" width="86.8" height="54.8" rx="7.4" fill="none" stroke="#8af0c8" stroke-opacity=".5" stroke-width="1.2"/>
    <path d="M14 18h18M9 25h16M16 32h10M66 18h14M70 25h16M70 32h9" stroke="#b8ffe4" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round"/><path d="M53 7L36 28H46L41 41 60 19H49Z" fill="${paint('b')}" stroke="#0a3d30" stroke-width="1.6" stroke-linejoin="round"/>
    ${place(15.4, 43, `<path d="${lettering.flash.d}" fill="#fff"/>`)}`,
  );
