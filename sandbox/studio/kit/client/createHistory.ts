import { multipleOf } from '../../client/countUp.ts';
import { formatMultiple, type FormatMoney } from '../../client/money.ts';
import type { Translate } from '../../client/translate.ts';
import type { AnyRoundGame } from '../rounds/storedRound.ts';
import type { Table } from './GameClient.ts';
import { HistoryList } from './HistoryList.ts';
import type { PlayApi } from './playApi.ts';
import type { PlaySession } from './protocol.ts';
import { verifyPlay } from './verifyPlay.ts';

export interface HistorySource<Bet, Move, View> {
  readonly api: Pick<PlayApi<Bet, Move, View>, 'history'>;
  readonly session: Pick<PlaySession<Bet, Move, View>, 'session' | 'decimals' | 'game'>;
  readonly rules: AnyRoundGame;
  readonly t: Translate;
  readonly locale: string;
  readonly format: FormatMoney;
  readonly table: () => Pick<Table<Bet, Move, View>, 'describe' | 'picture'>;
}

/** The history of a game of bets and moves. */
export function createHistory<Bet, Move, View>(source: HistorySource<Bet, Move, View>): HistoryList {
  const { api, session, rules, t, locale, format, table } = source;
  return new HistoryList({
    t,
    locale,
    format,
    load: async () =>
      (await api.history(session.session)).map((round) => {
        const win = round.totalWin ?? 0n;
        const multiple = formatMultiple(locale, multipleOf(win, round.staked));
        const { serverSeed, seedHash, clientSeed, nonce, at } = round.wire;
        return {
          id: round.id,
          at,
          stake: round.staked,
          win,
          multiple,
          description: table().describe(round),
          picture: table().picture?.(round) ?? null,
          shareText: t('shareText', {
            game: session.game.title,
            multiple,
            stake: format(round.staked),
            serverSeed: serverSeed ?? '',
            seedHash,
            clientSeed,
            nonce,
          }),
          verify: () => verifyPlay(rules, round.wire, session.decimals, null),
        };
      }),
  });
}
