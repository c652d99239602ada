import type { CrashWord } from './en.ts';

export const es: Readonly<Record<CrashWord, string>> = {
  ready: 'El próximo cometa sale en',
  crashed: 'Se ha ido',
  crashedAt: 'El cometa se fue en ×{multiplier}',
  cashOut: 'Cobrar {amount}',
  mine: 'Fuera en ×{multiplier}: {amount}',
  mineIn: 'Tu apuesta: {stake}',
  mineNow: 'Tu apuesta: {stake} · ahora {amount}',
  mineLost: 'Tu apuesta de {stake} se ha perdido',
  othersOut: 'Han cobrado',
  outAt: 'Cobrado en ×{multiplier}',
  outByItself: 'Cobrado automáticamente en ×{multiplier}',
  autoLabel: 'Cobro automático',
  autoOff: 'No',
  autoPresets: 'Multiplicadores habituales',
  autoInvalid: 'Un multiplicador de {least} a {most}, o nada.',
  how1: 'El cometa sale en ×1,00 y sube. Cobra antes de que se vaya y tu apuesta se paga por el multiplicador.',
  how2: 'Con el cobro automático el servidor lo hace por ti justo en tu multiplicador, aunque pierdas la conexión.',
  how3: 'Lo que cuenta es cuándo llega tu pulsación al servidor: decide su reloj, y la página muestra lo que dice.',
  how4: 'La probabilidad de llegar a un multiplicador es el 99 % dividido por él, así que todos los objetivos devuelven lo mismo. Una ronda de cada cincuenta acaba antes de ×1,01.',
};
