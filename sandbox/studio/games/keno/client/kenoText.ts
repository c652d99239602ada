import type { Desk } from '../../../kit/client/GameClient.ts';
import type { KenoBet, KenoView } from '../rules.ts';
import type { KenoWord } from '../words/en.ts';

/** The draw in one sentence. */
export const kenoText = (
  { picks }: KenoBet,
  { hits, drawn }: KenoView,
  { t }: Pick<Desk<KenoBet, never, KenoView, KenoWord>, 't'>,
): string => t('outcome', { hits: hits.length, picks: picks.length, drawn: drawn.join(', ') });
