import type { PageContext } from '../../../client/PageContext.ts';
import { gameClient } from '../../../kit/client/GameClient.ts';
import { openTable } from '../../../kit/client/openTable.ts';
import { anyRoundGame } from '../../../kit/rounds/storedRound.ts';
import * as backdrop from '../art/backdrop.ts';
import { plinko } from '../rules.ts';
import type { PlinkoBet, PlinkoView } from '../rules.ts';
import { en } from '../words/en.ts';
import type { PlinkoWord } from '../words/en.ts';
import { PlinkoTable } from './PlinkoTable.ts';
import './plinko.css';

const client = gameClient<PlinkoBet, never, PlinkoView, PlinkoWord>({
  rules: anyRoundGame(plinko),
  backdrop,
  note: 440,
  words: {
    en: async () => en,
    ru: async () => (await import('../words/ru.ts')).ru,
    es: async () => (await import('../words/es.ts')).es,
    ar: async () => (await import('../words/ar.ts')).ar,
  },
  howTo: ['how1', 'how2', 'how3', 'how4'],
  playWord: 'drop',
  canAutoplay: true,
  build: (desk) => new PlinkoTable(desk),
});

export const open = (page: PageContext): Promise<void> => openTable(client, page);
