import type { ChipWord } from './en.ts';

/** Spanish texts of tables with chips. */
export const es: Readonly<Record<ChipWord, string>> = {
  chipOf: 'Ficha de {amount}',
  chips: 'Fichas',
  takeOff: 'Quitar fichas',
  undo: 'Deshacer',
  clear: 'Borrar',
  double: 'Doblar',
  repeat: 'Repetir',
  onTable: 'En la mesa',
  tooMuch: 'Estas fichas no caben: una ronda admite como máximo {most}.',
  noChips: 'Pon primero fichas en la mesa o repite tus últimas apuestas.',
  tooLittle: 'Tiene que haber al menos {least} en la mesa.',
};
