import { en as table } from '../../../kit/roulette/words/en.ts';

/** English texts of European roulette; their keys define the other languages'. */
export const en = {
  ...table,
  spin: 'Spin',
  kind_straight: 'Straight: one number',
  kind_split: 'Split: {numbers} neighbours on the table',
  kind_street: 'Street or trio: {numbers} numbers',
  kind_corner: 'Corner or first four: {numbers} numbers',
  kind_line: 'Six line: {numbers} numbers',
  kind_dozen: 'Dozen: {numbers} numbers',
  kind_column: 'Column: {numbers} numbers',
  kind_even: 'Red, black, odd, even, 1–18, 19–36',
  how1: 'The wheel has the numbers 0 to 36, each equally likely. Choose a chip and put it on the table: on a field for its numbers, on an edge or corner for all numbers that meet there.',
  how2: 'The zero belongs to none of red, black, odd, even, dozens and columns: with it those bets lose.',
  how3: 'Every bet returns 36 of 37 stakes in the long run, whatever it covers.',
  how4: 'The racetrack has the order of the wheel: a press on a number puts a chip on it and its neighbours each. Voisins takes 9 chips, tiers 6, orphelins 5 and zero 4.',
  how5: 'With a finger, press and slide to see what a chip would cover; lift it to put the chip down. A right click takes the chips of a place off.',
  how6: 'Keyboard: arrows go from place to place, with Shift from field to field; type a number to go there; Enter puts a chip down, Backspace takes the chips off.',
};

export type RouletteWord = keyof typeof en;
export type RouletteWords = Readonly<Record<RouletteWord, string>>;
