import { paint, place } from '../drawing.ts';
import { glint } from '../states/stateGround.ts';
import { chipStack, houseChip } from '../subjects/houseChip.ts';
import { medal } from './medal.ts';

/** The first chip of the evening, held up over two stacks. */
export const welcome = (): string =>
  medal(
    'nwe',
    ['#35456f', '#141a33'],
    `${place(36, 94, chipStack('rd', 3), 0.62)}${place(84, 94, chipStack('ft', 2), 0.62)}
    <ellipse cx="60" cy="52" rx="40" ry="40" fill="${paint('pool')}" opacity=".5"/>${place(60, 50, houseChip, 1.55, -12)}
    ${glint(26, 34, 8)}${glint(96, 26, 6)}${glint(100, 62, 4)}`,
  );
