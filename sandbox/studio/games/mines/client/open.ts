import type { PageContext } from '../../../client/PageContext.ts';
import { gameClient } from '../../../kit/client/GameClient.ts';
import { openTable } from '../../../kit/client/openTable.ts';
import { anyRoundGame } from '../../../kit/rounds/storedRound.ts';
import * as backdrop from '../art/backdrop.ts';
import { mines } from '../rules.ts';
import type { MinesBet, MinesMove, MinesView } from '../rules.ts';
import { en } from '../words/en.ts';
import type { MinesWord } from '../words/en.ts';
import { MinesTable } from './MinesTable.ts';
import './mines.css';
import './reef.css';

const client = gameClient<MinesBet, MinesMove, MinesView, MinesWord>({
  rules: anyRoundGame(mines),
  backdrop,
  note: 392,
  words: {
    en: async () => en,
    ru: async () => (await import('../words/ru.ts')).ru,
    es: async () => (await import('../words/es.ts')).es,
    ar: async () => (await import('../words/ar.ts')).ar,
  },
  howTo: ['how1', 'how2', 'how3', 'how4', 'how5'],
  playWord: 'dive',
  build: (desk) => new MinesTable(desk),
});

export const open = (page: PageContext): Promise<void> => openTable(client, page);
