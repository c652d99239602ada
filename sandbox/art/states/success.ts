import { place } from '../drawing.ts';
import { chipStack } from '../subjects/houseChip.ts';
import { badge, glint, shadow, state } from './stateGround.ts';

/** Chips pushed across the felt: the money has arrived. */
export const success = (): string =>
  state(
    'ssu',
    `${shadow(70, 136, 40)}${shadow(168, 136, 44)}${shadow(120, 144, 40)}${place(72, 122, chipStack('rd', 4))}${place(166, 122, chipStack('ik', 5))}${place(120, 132, chipStack('br', 7), 1.04)}
    ${badge(150, 58, 'ft', 'M-7 0l5 6 9-11')}${glint(60, 48, 10)}${glint(84, 26, 6)}${glint(200, 44, 8)}${glint(34, 76, 5)}`,
  );
