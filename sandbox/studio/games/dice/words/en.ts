/** English texts of Dice; their keys define the other languages'. */
export const en = {
  roll: 'Roll',
  side: 'The roll wins',
  under: 'Under {target}',
  over: 'Over {target}',
  target: 'Target',
  chance: 'Chance',
  multiplier: 'Pays',
  profit: 'Win',
  lastRolls: 'Last rolls',
  rolled: 'Rolled {roll}, which wins {side}',
  missed: 'Rolled {roll}, which is not {side}',
  how1: 'A roll is a number from 0.00 to 99.99, each of the 10,000 equally likely.',
  how2: 'Choose a target, and whether the roll has to be under or over it.',
  how3: 'The smaller the chance, the more a win pays: 99 % of the fair price, rounded down to four decimals.',
  how4: 'A bet wins with 1 % to 95 % of all rolls.',
};

export type DiceWord = keyof typeof en;
