import type { PageContext } from '../../../client/PageContext.ts';
import { withCardWords } from '../../../kit/cards/client/withCardWords.ts';
import { gameClient } from '../../../kit/client/GameClient.ts';
import { openTable } from '../../../kit/client/openTable.ts';
import { anyRoundGame } from '../../../kit/rounds/storedRound.ts';
import * as backdrop from '../art/backdrop.ts';
import { blackjack } from '../rules.ts';
import type { BlackjackMove, BlackjackView } from '../rules.ts';
import { en } from '../words/en.ts';
import type { BlackjackWord } from '../words/en.ts';
import type { BlackjackTexts } from './blackjackTexts.ts';
import { SalonTable } from './SalonTable.ts';

const client = gameClient<Record<string, never>, BlackjackMove, BlackjackView, BlackjackTexts>({
  rules: anyRoundGame(blackjack),
  backdrop,
  note: 294,
  words: withCardWords<BlackjackWord>({
    en: async () => en,
    ru: async () => (await import('../words/ru.ts')).ru,
    es: async () => (await import('../words/es.ts')).es,
    ar: async () => (await import('../words/ar.ts')).ar,
  }),
  howTo: ['how1', 'how2', 'how3', 'how4', 'how5', 'how6'],
  playWord: 'deal',
  build: (desk) => new SalonTable(desk),
});

export const open = (page: PageContext): Promise<void> => openTable(client, page);
