/** English texts of tables with chips; their keys define the other languages'. */
export const en = {
  chipOf: 'Chip {amount}',
  chips: 'Chips',
  takeOff: 'Take chips off',
  undo: 'Undo',
  clear: 'Clear',
  double: 'Double',
  repeat: 'Repeat',
  onTable: 'On the table',
  tooMuch: 'These chips do not fit: a round takes at most {most}.',
  noChips: 'Put chips on the table first, or repeat your last bets.',
  tooLittle: 'At least {least} has to be on the table.',
};

export type ChipWord = keyof typeof en;
