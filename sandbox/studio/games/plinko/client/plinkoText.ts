import type { Desk } from '../../../kit/client/GameClient.ts';
import type { PlinkoBet, PlinkoView } from '../rules.ts';
import type { PlinkoWord } from '../words/en.ts';

/** Where the ball fell, in one sentence. */
export const plinkoText = (
  { rows, risk }: PlinkoBet,
  { slot, multiplier }: PlinkoView,
  { t, times }: Pick<Desk<PlinkoBet, never, PlinkoView, PlinkoWord>, 't' | 'times'>,
): string => t('fell', { slot: slot + 1, slots: rows + 1, rows, risk: t(risk), times: times(multiplier) });
