import type { ChipWord } from './en.ts';

/** Russian texts of tables with chips. */
export const ru: Readonly<Record<ChipWord, string>> = {
  chipOf: 'Фишка {amount}',
  chips: 'Фишки',
  takeOff: 'Снимать фишки',
  undo: 'Отменить',
  clear: 'Очистить',
  double: 'Удвоить',
  repeat: 'Повторить',
  onTable: 'На столе',
  tooMuch: 'Эти фишки не помещаются: на раунд можно поставить не больше {most}.',
  noChips: 'Сначала поставьте фишки или повторите прошлые ставки.',
  tooLittle: 'На столе должно быть не меньше {least}.',
};
