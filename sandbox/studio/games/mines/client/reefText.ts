import type { Desk } from '../../../kit/client/GameClient.ts';
import type { MinesBet, MinesMove, MinesView } from '../rules.ts';
import type { MinesWord } from '../words/en.ts';
import { placeOf } from './reef.ts';

/** The end of a round in one sentence. */
export function reefText(
  view: MinesView,
  { t, times }: Pick<Desk<MinesBet, MinesMove, MinesView, MinesWord>, 't' | 'times'>,
): string {
  const values = { pearls: view.opened.length, mines: view.mines, times: times(view.multiplier) };
  return view.hit === null ? t('tookAt', values) : t('hitAt', { ...values, ...placeOf(view.hit) });
}
