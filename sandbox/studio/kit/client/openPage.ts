import { applyTheme } from '../../client/applyTheme.ts';
import { Announcer } from '../../client/Announcer.ts';
import { createFormatMoney, formatMultiple } from '../../client/money.ts';
import type { FormatMoney } from '../../client/money.ts';
import { openSession } from '../../client/openSession.ts';
import type { PageContext } from '../../client/PageContext.ts';
import { showOpening } from '../../client/showOpening.ts';
import { Sound } from '../../client/sound.ts';
import { createWords } from './createWords.ts';
import type { Words } from './createWords.ts';
import type { GameClient, GameWords } from './GameClient.ts';
import { createPlayApi } from './playApi.ts';
import type { PlayApi } from './playApi.ts';
import type { PlaySession } from './protocol.ts';

/** What every page of the kit stands on, once its session is open. */
export interface OpenPage<Bet, Move, View, Word extends string> {
  readonly api: PlayApi<Bet, Move, View>;
  readonly session: PlaySession<Bet, Move, View>;
  readonly t: Words<Word>;
  readonly format: FormatMoney;
  /** A multiplier in the player's language, such as ×1.98. */
  readonly times: (multiplier: string | number) => string;
  readonly sound: Sound;
  readonly announcer: Announcer;
  /** Whether the player asked for little motion. */
  readonly isCalm: () => boolean;
  /** URL of the backdrop. */
  readonly backdrop: string;
}

/** Opens the session of a game while its texts load. */
export async function openPage<Bet, Move, View, Word extends string>(
  { backdrop, note }: Pick<GameClient<Bet, Move, View, Word>, 'backdrop' | 'note'>,
  words: Promise<GameWords<Word>>,
  { params, t: common, tell }: PageContext,
): Promise<OpenPage<Bet, Move, View, Word>> {
  const api = createPlayApi<Bet, Move, View>((url, init) => fetch(url, init));
  const session = await openSession((request) => api.session(request), params, showOpening(common), tell);
  const { decimals, mode, game, currency } = session;
  document.title = game.title;
  applyTheme(backdrop.theme);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  return {
    api,
    session,
    t: createWords(common, await words),
    format: createFormatMoney(params.locale, currency, decimals, mode, common('credits')),
    times: (multiplier) => common('historyTimes', { multiple: formatMultiple(params.locale, Number(multiplier)) }),
    sound: new Sound(note),
    announcer: new Announcer(),
    isCalm: () => calm.matches,
    backdrop: URL.createObjectURL(new Blob([backdrop.svg], { type: 'image/svg+xml' })),
  };
}
