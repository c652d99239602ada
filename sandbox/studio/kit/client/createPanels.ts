import { FairnessPanel } from '../../client/FairnessPanel.ts';
import type { Locale } from '../../client/launchParams.ts';
import type { FormatMoney } from '../../client/money.ts';
import type { Translate } from '../../client/translate.ts';
import type { WirePlay } from '../server/presentPlay.ts';
import { createHistory } from './createHistory.ts';
import type { Words } from './createWords.ts';
import type { GameClient, Table } from './GameClient.ts';
import type { HistoryList } from './HistoryList.ts';
import type { PlayApi } from './playApi.ts';
import type { PlaySession } from './protocol.ts';
import { RulesPanel } from './RulesPanel.ts';
import { verifyPlay } from './verifyPlay.ts';

export interface PanelSource<Bet, Move, View, Word extends string> {
  readonly client: Pick<GameClient<Bet, Move, View, Word>, 'rules' | 'howTo' | 'keysNote'>;
  readonly api: Pick<PlayApi<Bet, Move, View>, 'history'>;
  readonly session: PlaySession<Bet, Move, View>;
  readonly t: Words<Word>;
  readonly common: Translate;
  readonly locale: Locale;
  readonly format: FormatMoney;
  readonly table: () => Pick<Table<Bet, Move, View>, 'describe' | 'picture' | 'paytable'>;
}

export interface Panels {
  readonly fairness: FairnessPanel<WirePlay>;
  readonly rules: RulesPanel;
  readonly history: HistoryList;
}

/** The dialogs of a game of bets and moves: fairness, rules and the player's rounds. */
export function createPanels<Bet, Move, View, Word extends string>(source: PanelSource<Bet, Move, View, Word>): Panels {
  const { client, api, session, t, common, locale, format, table } = source;
  return {
    fairness: new FairnessPanel<WirePlay>({
      t: common,
      intro: 'fairIntroPlay',
      matches: 'verifyMatchesPlay',
      clientSeed: session.clientSeed,
      commitment: session.commitment,
      verify: (round, shown) => verifyPlay(client.rules, round, session.decimals, shown?.seedHash ?? null),
    }),
    rules: new RulesPanel({
      t: common,
      locale,
      facts: session.game,
      keysNote: common(client.keysNote ?? 'gameKeysNote'),
      howTo: client.howTo.map((word) => t(word)),
      paytable: () => table().paytable?.() ?? null,
    }),
    history: createHistory({ api, session, rules: client.rules, t: common, locale, format, table }),
  };
}
