import type { DiceWord } from './en.ts';

export const es: Readonly<Record<DiceWord, string>> = {
  roll: 'Tirar',
  side: 'La tirada gana',
  under: 'Por debajo de {target}',
  over: 'Por encima de {target}',
  target: 'Límite',
  chance: 'Probabilidad',
  multiplier: 'Paga',
  profit: 'Premio',
  lastRolls: 'Últimas tiradas',
  rolled: 'Salió {roll}: gana, {side}',
  missed: 'Salió {roll}: no está {side}',
  how1: 'Una tirada es un número de 0,00 a 99,99; los 10 000 valores son igual de probables.',
  how2: 'Elige un límite y si la tirada debe quedar por debajo o por encima.',
  how3: 'Cuanto menor es la probabilidad, más paga: el 99 % del precio justo, redondeado hacia abajo a cuatro decimales.',
  how4: 'Una apuesta gana con entre el 1 % y el 95 % de las tiradas.',
};
