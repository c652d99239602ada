import type { TableWord } from './en.ts';

export const ru: Readonly<Record<TableWord, string>> = {
  tablePlace: 'Делайте ставки',
  tableRunning: 'Ставок больше нет',
  tableFlying: 'В полёте',
  tableResult: 'Результат',
  tableSeconds: '{seconds} с',
  tableOffline: 'Нет связи со столом. Принятые ставки остаются в игре; пробуем снова…',
  tablePast: 'Последние раунды',
  tableCrowd: 'Ставок в раунде: {bets}',
  tableLeft: 'Забрали: {left} из {bets}',
  betPlace: 'Сделать ставку',
  betNext: 'Ставка на следующий раунд',
  betCancel: 'Отменить ставку',
  betQueued: 'Ваша ставка {stake} войдёт в следующий раунд.',
  betIn: 'Ставка {stake} принята',
  betElsewhere: 'Ставка в этом раунде сделана в другом окне.',
  betPlacing: 'Ставим…',
  betLeaving: 'Забираем…',
  howShared: 'Раунды общие: все за столом ставят в одно и то же время и видят один результат.',
  howFairShared:
    'Печать раунда видна до начала ставок. Когда приём ставок закончен, добавляются сиды всех ставок, поэтому заранее результата не знает никто: ни игроки, ни студия.',
};
