import { RED } from './places.ts';

export type NumberColour = 'red' | 'black' | 'green';

/** The colour of a number on the wheel and on the table. */
export function colourOf(number: number): NumberColour {
  if (number === 0) return 'green';
  return RED.includes(number) ? 'red' : 'black';
}
