import { verifyRound } from '../engine/verifyRound.ts';
import { HistoryList, type HistoryRow } from '../kit/client/HistoryList.ts';
import type { SymbolId } from '../engine/symbols.ts';
import { multipleOf } from './countUp.ts';
import { element } from './element.ts';
import type { GameApi } from './gameApi.ts';
import type { Round, Session } from './protocol.ts';
import { filledGrid } from './filledGrid.ts';
import { spinText, type Wording } from './roundText.ts';
import { verdictOf } from './verdictOf.ts';

export interface SlotHistorySource {
  readonly api: Pick<GameApi, 'history'>;
  readonly session: Session;
  readonly locale: string;
  readonly wording: Wording;
  readonly pictures: Readonly<Record<SymbolId, string>>;
}

/** The history of a slot: every round with its reels. */
export function createSlotHistory({ api, session, locale, wording, pictures }: SlotHistorySource): HistoryList {
  const { t, format, multiple } = wording;
  const rowOf = (round: Round): HistoryRow => {
    const { wire, stake, totalWin: win } = round;
    const times = multiple(multipleOf(win, stake));
    const { serverSeed, seedHash, clientSeed, nonce } = wire;
    const { title: game } = session.game;
    return {
      id: round.id,
      at: wire.at,
      stake,
      win,
      multiple: times,
      description: spinText(round.base, stake, wording, round.freePack !== null),
      picture: pictureOf(round, wording, pictures),
      shareText: t('shareText', {
        game,
        multiple: times,
        stake: format(stake),
        serverSeed,
        seedHash,
        clientSeed,
        nonce,
      }),
      verify: async () => verdictOf(await verifyRound(wire, { ...session.game, offer: session.offer })),
    };
  };
  const load = async (): Promise<HistoryRow[]> => (await api.history(session.session)).map(rowOf);
  return new HistoryList({ t, locale, format, load });
}

/** The reels of the base spin, with what happened after it. */
function pictureOf(round: Round, wording: Wording, pictures: Readonly<Record<SymbolId, string>>): HTMLElement {
  const { t, symbolName } = wording;
  const { base, feature, boughtAt, freePack } = round;
  const won = new Set(base.wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel} ${row}`)));
  const grid = filledGrid(base);
  const text = grid.map((reel) => reel.map(symbolName).join(', ')).join('; ');
  const notes = [
    ...(boughtAt === null ? [] : [t('bought')]),
    ...(freePack === null ? [] : [t('freePackHistory')]),
    ...(feature === null ? [] : [`${t(feature.kind)}: ${feature.spins.length}`]),
  ];
  return element(
    'div',
    { class: 'history-spin' },
    element(
      'div',
      { class: 'mini-reels', role: 'img', 'aria-label': text },
      ...grid.map((reel, index) =>
        element(
          'div',
          { class: 'mini-reel' },
          ...reel.map((symbol, row) =>
            element('img', { src: pictures[symbol], alt: '', 'data-won': won.has(`${index} ${row}`) }),
          ),
        ),
      ),
    ),
    element('p', { class: 'history-notes' }, ...notes.map((note) => element('span', {}, note))),
  );
}
