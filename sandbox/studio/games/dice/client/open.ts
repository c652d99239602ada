import type { PageContext } from '../../../client/PageContext.ts';
import { gameClient } from '../../../kit/client/GameClient.ts';
import { openTable } from '../../../kit/client/openTable.ts';
import { anyRoundGame } from '../../../kit/rounds/storedRound.ts';
import * as backdrop from '../art/backdrop.ts';
import { dice } from '../rules.ts';
import type { DiceBet, DiceView } from '../rules.ts';
import { en } from '../words/en.ts';
import type { DiceWord } from '../words/en.ts';
import { DiceTable } from './DiceTable.ts';
import './dice.css';

const client = gameClient<DiceBet, never, DiceView, DiceWord>({
  rules: anyRoundGame(dice),
  backdrop,
  note: 330,
  words: {
    en: async () => en,
    ru: async () => (await import('../words/ru.ts')).ru,
    es: async () => (await import('../words/es.ts')).es,
    ar: async () => (await import('../words/ar.ts')).ar,
  },
  howTo: ['how1', 'how2', 'how3', 'how4'],
  playWord: 'roll',
  canAutoplay: true,
  build: (desk) => new DiceTable(desk),
});

export const open = (page: PageContext): Promise<void> => openTable(client, page);
