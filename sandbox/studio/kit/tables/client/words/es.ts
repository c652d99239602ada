import type { TableWord } from './en.ts';

export const es: Readonly<Record<TableWord, string>> = {
  tablePlace: 'Hagan sus apuestas',
  tableRunning: 'No va más',
  tableFlying: 'En vuelo',
  tableResult: 'Resultado',
  tableSeconds: '{seconds} s',
  tableOffline: 'No hay conexión con la mesa. Las apuestas aceptadas siguen en juego; reintentando…',
  tablePast: 'Últimas rondas',
  tableCrowd: 'Apuestas: {bets}',
  tableLeft: 'Retiradas: {left} de {bets}',
  betPlace: 'Apostar',
  betNext: 'Apostar en la próxima ronda',
  betCancel: 'Retirar la apuesta',
  betQueued: 'Tu apuesta de {stake} entra en la próxima ronda.',
  betIn: 'Apuesta de {stake} aceptada',
  betElsewhere: 'Tu apuesta de esta ronda se hizo en otra ventana.',
  betPlacing: 'Apostando…',
  betLeaving: 'Cobrando…',
  howShared: 'Las rondas son comunes: toda la mesa apuesta en el mismo plazo y ve el mismo resultado.',
  howFairShared:
    'El sello de la ronda se muestra antes de abrir las apuestas. Al cerrarlas se añaden las semillas de todas las apuestas, así que nadie conoce el resultado antes, ni los jugadores ni el estudio.',
};
