import { linear, paint, picture } from './drawing.ts';

/** Lumen ID: a small sun over its own reflection, 64 × 64. */
export const lumenMark = (): string =>
  picture(
    'sol',
    64,
    64,
    `<defs>${linear(
      'g',
      [
        [0, '#ffb24a'],
        [1, '#d9480f'],
      ],
      [0, 0],
      [1, 1],
    )}</defs>
    <rect width="64" height="64" rx="17" fill="${paint('g')}"/>
    <g fill="none" stroke="#fff" stroke-width="4.6" stroke-linecap="round"><path d="M32 9.500v6M14.700 16.700l4.200 4.200M49.300 16.700l-4.200 4.200M9 34.500h5M50 34.500h5"/><path d="M15 45.500h34" /><path d="M22 54h20" opacity=".72"/></g>
    <path d="M19.500 38.500a12.500 12.500 0 0 1 25 0Z" fill="#fff"/>`,
  );

/** Orbit ID: a planet and its moon on a tilted ring, 64 × 64. */
export const orbitMark = (): string =>
  picture(
    'orb',
    64,
    64,
    `<defs>${linear(
      'g',
      [
        [0, '#5a7bff'],
        [1, '#1b2a86'],
      ],
      [0, 0],
      [1, 1],
    )}</defs>
    <rect width="64" height="64" rx="17" fill="${paint('g')}"/>
    <circle cx="32" cy="32" r="10.500" fill="#fff"/>
    <ellipse cx="32" cy="32" rx="23" ry="10" transform="rotate(-28 32 32)" fill="none" stroke="#cfe0ff" stroke-width="3.800"/>
    <path d="M22.700 36.900A10.500 10.500 0 0 1 41.300 27.100Z" fill="#fff"/>
    <circle cx="51" cy="19" r="4.600" fill="#ffd479"/>`,
  );
