import type { PageContext } from '../../../client/PageContext.ts';
import { gameClient } from '../../../kit/client/GameClient.ts';
import { openTable } from '../../../kit/client/openTable.ts';
import { anyRoundGame } from '../../../kit/rounds/storedRound.ts';
import * as backdrop from '../art/backdrop.ts';
import { keno } from '../rules.ts';
import type { KenoBet, KenoView } from '../rules.ts';
import { en } from '../words/en.ts';
import type { KenoWord } from '../words/en.ts';
import { KenoTable } from './KenoTable.ts';
import './keno.css';
import './lantern.css';

const client = gameClient<KenoBet, never, KenoView, KenoWord>({
  rules: anyRoundGame(keno),
  backdrop,
  note: 349,
  words: {
    en: async () => en,
    ru: async () => (await import('../words/ru.ts')).ru,
    es: async () => (await import('../words/es.ts')).es,
    ar: async () => (await import('../words/ar.ts')).ar,
  },
  howTo: ['how1', 'how2', 'how3', 'how4', 'how5'],
  playWord: 'draw',
  canAutoplay: true,
  build: (desk) => new KenoTable(desk),
});

export const open = (page: PageContext): Promise<void> => openTable(client, page);
