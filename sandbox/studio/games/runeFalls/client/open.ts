import type { PageContext } from '../../../client/PageContext.ts';
import { gameClient } from '../../../kit/client/GameClient.ts';
import { openTable } from '../../../kit/client/openTable.ts';
import { CascadeTable } from '../../../kit/reels/client/CascadeTable.ts';
import { slotWords } from '../../../kit/reels/client/slotClient.ts';
import type { CascadeView } from '../../../kit/reels/cascade/cascadeView.ts';
import type { SlotBet } from '../../../kit/reels/slotBet.ts';
import type { SlotWord } from '../../../kit/reels/words/en.ts';
import { anyRoundGame } from '../../../kit/rounds/storedRound.ts';
import * as backdrop from '../art/backdrop.ts';
import { symbols } from '../art/symbols.ts';
import { definition, SYMBOLS } from '../definition.ts';
import { runeFalls } from '../rules.ts';
import { en } from '../words/en.ts';
import type { RuneWord } from '../words/en.ts';

const art = { symbols: SYMBOLS.map((symbol) => symbols[symbol]), backdrop, particle: 'gem', tallest: 1.06 } as const;

const client = gameClient<SlotBet, never, CascadeView, RuneWord | SlotWord>({
  rules: anyRoundGame(runeFalls),
  backdrop,
  particle: art.particle,
  note: 349,
  words: slotWords({
    en: async () => en,
    ru: async () => (await import('../words/ru.ts')).ru,
    es: async () => (await import('../words/es.ts')).es,
    ar: async () => (await import('../words/ar.ts')).ar,
  }),
  howTo: ['how1', 'how2', 'how3', 'how4', 'how5', 'how6'],
  playWord: 'slotSpin',
  lostWord: 'noWin',
  keysNote: 'keysNote',
  canAutoplay: true,
  build: (desk) => new CascadeTable(desk, { definition, art, hint: desk.t('hint') }),
});

export const open = (page: PageContext): Promise<void> => openTable(client, page);
