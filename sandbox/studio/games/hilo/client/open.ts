import type { PageContext } from '../../../client/PageContext.ts';
import { withCardWords } from '../../../kit/cards/client/withCardWords.ts';
import { gameClient } from '../../../kit/client/GameClient.ts';
import { openTable } from '../../../kit/client/openTable.ts';
import { anyRoundGame } from '../../../kit/rounds/storedRound.ts';
import * as backdrop from '../art/backdrop.ts';
import { hilo } from '../rules.ts';
import type { HiloMove, HiloView } from '../rules.ts';
import { en } from '../words/en.ts';
import type { HiloWord } from '../words/en.ts';
import type { HiloTexts } from './hiloTexts.ts';
import { HiloTable } from './HiloTable.ts';

const client = gameClient<Record<string, never>, HiloMove, HiloView, HiloTexts>({
  rules: anyRoundGame(hilo),
  backdrop,
  note: 370,
  words: withCardWords<HiloWord>({
    en: async () => en,
    ru: async () => (await import('../words/ru.ts')).ru,
    es: async () => (await import('../words/es.ts')).es,
    ar: async () => (await import('../words/ar.ts')).ar,
  }),
  howTo: ['how1', 'how2', 'how3', 'how4', 'how5', 'how6'],
  playWord: 'deal',
  build: (desk) => new HiloTable(desk),
});

export const open = (page: PageContext): Promise<void> => openTable(client, page);
