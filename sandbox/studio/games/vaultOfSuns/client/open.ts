import type { PageContext } from '../../../client/PageContext.ts';
import { gameClient } from '../../../kit/client/GameClient.ts';
import { openTable } from '../../../kit/client/openTable.ts';
import { HoldTable } from '../../../kit/reels/client/HoldTable.ts';
import { slotWords } from '../../../kit/reels/client/slotClient.ts';
import type { HoldView } from '../../../kit/reels/hold/holdView.ts';
import type { SlotBet } from '../../../kit/reels/slotBet.ts';
import type { SlotWord } from '../../../kit/reels/words/en.ts';
import { anyRoundGame } from '../../../kit/rounds/storedRound.ts';
import * as backdrop from '../art/backdrop.ts';
import { symbols } from '../art/symbols.ts';
import { definition, SYMBOLS } from '../definition.ts';
import { vaultOfSuns } from '../rules.ts';
import { en } from '../words/en.ts';
import type { VaultWord } from '../words/en.ts';

const art = {
  symbols: SYMBOLS.map((symbol) => symbols[symbol]),
  coins: {},
  backdrop,
  particle: 'gem',
  tallest: 1.3,
} as const;

const client = gameClient<SlotBet, never, HoldView, VaultWord | SlotWord>({
  rules: anyRoundGame(vaultOfSuns),
  backdrop,
  particle: art.particle,
  note: 370,
  words: slotWords({
    en: async () => en,
    ru: async () => (await import('../words/ru.ts')).ru,
    es: async () => (await import('../words/es.ts')).es,
    ar: async () => (await import('../words/ar.ts')).ar,
  }),
  howTo: ['how1', 'how2', 'how3', 'how4', 'how5'],
  playWord: 'slotSpin',
  lostWord: 'noWin',
  keysNote: 'keysNote',
  canAutoplay: true,
  build: (desk) => new HoldTable(desk, { definition, art, opening: [8, 21, 27, 5, 5], hint: desk.t('hint') }),
});

export const open = (page: PageContext): Promise<void> => openTable(client, page);
