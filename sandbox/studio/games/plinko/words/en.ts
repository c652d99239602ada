/** English texts of Aurora Plinko; their keys define the other languages'. */
export const en = {
  drop: 'Drop a ball',
  rows: 'Rows',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  slots: 'What the slots pay per stake',
  above: 'Chance to win',
  outer: 'Outer slots',
  outerChance: '1 in {count}',
  last: 'Last balls',
  fell: 'Slot {slot} of {slots}, rows: {rows}, risk: {risk}; pays {times}',
  paysWith: 'Rows: {rows}, risk: {risk}. Slots are counted from the left; both sides pay the same.',
  paysSlots: 'Slot',
  paysTimes: 'Pays',
  paysChance: 'Chance of each',
  how1: 'A ball falls through rows of pegs. At each it turns left or right, both equally likely; the slot below pays.',
  how2: 'Choose 8, 12 or 16 rows. With more rows the outer slots are hit less often, and pay more.',
  how3: 'The risk decides how far apart the slots pay: at high risk the middle pays little, and the edge very much.',
  how4: 'The turns are drawn when you stake. The fall shows them; it decides nothing.',
};

export type PlinkoWord = keyof typeof en;
