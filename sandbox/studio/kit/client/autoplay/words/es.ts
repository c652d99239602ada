import type { GameWords } from '../../GameClient.ts';
import type { AutoplayWord } from './en.ts';

export const es: GameWords<AutoplayWord> = {
  autoplay: 'Juego automático',
  intro: 'Juega ronda tras ronda con la apuesta elegida. Puedes pararlo en cualquier momento.',
  rounds: 'Rondas como máximo',
  lossLimit: 'Parar antes de perder más de',
  lossHint: 'Las ganancias y pérdidas de la serie se cuentan juntas.',
  winLimit: 'Parar tras un premio de al menos',
  winHint: 'En una sola ronda, por encima de la apuesta. Déjalo vacío para no parar.',
  balanceLimit: 'Parar si el saldo baja de',
  balanceHint: 'Déjalo vacío para no parar.',
  featureStop: 'Parar cuando salga un bonus',
  lossBelow: 'Al menos la apuesta de una ronda: {stake}.',
  amountInvalid: 'Un importe como {example}.',
  start: 'Empezar',
  stop: 'Parar (quedan {left})',
  ended: 'El juego automático ha terminado: {reason} Resultado {net}.',
  end_rounds: 'se han jugado todas las rondas.',
  end_loss: 'la siguiente ronda podría superar tu límite de pérdidas.',
  end_win: 'un premio ha alcanzado tu límite.',
  end_balance: 'el saldo es menor que la apuesta o que tu límite.',
  end_feature: 'ha salido un bonus.',
  end_player: 'lo has parado.',
  end_paused: 'el sitio ha pausado el juego.',
  end_hidden: 'la página no estaba visible.',
  end_refused: 'una ronda se ha rechazado o no ha tenido respuesta a tiempo.',
};
