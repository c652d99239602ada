import { es as table } from '../../../kit/roulette/words/es.ts';
import type { RouletteWords } from './en.ts';

/** Spanish texts of European roulette. */
export const es: RouletteWords = {
  ...table,
  spin: 'Girar',
  kind_straight: 'Pleno: un número',
  kind_split: 'Caballo: {numbers} números vecinos en el tapete',
  kind_street: 'Transversal o trío: {numbers} números',
  kind_corner: 'Cuadro o primeros cuatro: {numbers} números',
  kind_line: 'Seisena: {numbers} números',
  kind_dozen: 'Docena: {numbers} números',
  kind_column: 'Columna: {numbers} números',
  kind_even: 'Rojo, negro, par, impar, 1–18, 19–36',
  how1: 'La rueda tiene los números del 0 al 36, todos igual de probables. Elige una ficha y ponla en el tapete: en una casilla para sus números, en un borde o una esquina para todos los números que se juntan allí.',
  how2: 'El cero no es rojo ni negro, par ni impar, ni de ninguna docena o columna: con él esas apuestas pierden.',
  how3: 'Toda apuesta devuelve a la larga 36 de cada 37 fichas, cubra lo que cubra.',
  how4: 'El óvalo sigue el orden de la rueda: al pulsar un número se pone una ficha en él y en cada vecino. Vecinos lleva 9 fichas, tercio 6, huérfanos 5 y cero 4.',
  how5: 'Con el dedo, pulsa y desliza para ver qué cubriría la ficha; levántalo para ponerla. El botón derecho quita las fichas de un lugar.',
  how6: 'Teclado: las flechas van de lugar en lugar, con Mayús de casilla en casilla; escribe un número para ir a él; Intro pone una ficha, Retroceso quita las fichas.',
};
