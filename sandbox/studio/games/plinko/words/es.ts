import type { PlinkoWord } from './en.ts';

export const es: Readonly<Record<PlinkoWord, string>> = {
  drop: 'Soltar una bola',
  rows: 'Filas',
  risk: 'Riesgo',
  low: 'Bajo',
  medium: 'Medio',
  high: 'Alto',
  slots: 'Lo que pagan las casillas por apuesta',
  above: 'Probabilidad de ganar',
  outer: 'Casillas extremas',
  outerChance: '1 de {count}',
  last: 'Últimas bolas',
  fell: 'Casilla {slot} de {slots}, filas: {rows}, riesgo: {risk}; paga {times}',
  paysWith: 'Filas: {rows}, riesgo: {risk}. Las casillas se cuentan desde la izquierda; ambos lados pagan lo mismo.',
  paysSlots: 'Casilla',
  paysTimes: 'Paga',
  paysChance: 'Probabilidad de cada una',
  how1: 'Una bola cae entre filas de clavijas. En cada una gira a la izquierda o a la derecha con la misma probabilidad; paga la casilla de abajo.',
  how2: 'Elige 8, 12 o 16 filas. Con más filas, la bola llega menos a las casillas extremas, y estas pagan más.',
  how3: 'El riesgo decide cuánto se separan los pagos: con riesgo alto el centro paga poco y los bordes muchísimo.',
  how4: 'Los giros se sortean al apostar. La caída los muestra; no decide nada.',
};
