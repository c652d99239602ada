import type { PageContext } from '../../../client/PageContext.ts';
import { gameClient } from '../../../kit/client/GameClient.ts';
import { openTable } from '../../../kit/client/openTable.ts';
import { anyRoundGame } from '../../../kit/rounds/storedRound.ts';
import * as backdrop from '../art/backdrop.ts';
import { roulette } from '../rules.ts';
import type { RouletteBet, RouletteView } from '../rules.ts';
import { en } from '../words/en.ts';
import type { RouletteWord } from '../words/en.ts';
import { RouletteTable } from './RouletteTable.ts';

const client = gameClient<RouletteBet, never, RouletteView, RouletteWord>({
  rules: anyRoundGame(roulette),
  backdrop,
  note: 294,
  words: {
    en: async () => en,
    ru: async () => (await import('../words/ru.ts')).ru,
    es: async () => (await import('../words/es.ts')).es,
    ar: async () => (await import('../words/ar.ts')).ar,
  },
  howTo: ['how1', 'how2', 'how3', 'how4', 'how5', 'how6'],
  playWord: 'spin',
  canAutoplay: true,
  build: (desk) => new RouletteTable(desk),
});

export const open = (page: PageContext): Promise<void> => openTable(client, page);
