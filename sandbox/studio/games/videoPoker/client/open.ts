import type { PageContext } from '../../../client/PageContext.ts';
import { withCardWords } from '../../../kit/cards/client/withCardWords.ts';
import { gameClient } from '../../../kit/client/GameClient.ts';
import { openTable } from '../../../kit/client/openTable.ts';
import { anyRoundGame } from '../../../kit/rounds/storedRound.ts';
import * as backdrop from '../art/backdrop.ts';
import { videoPoker } from '../rules.ts';
import type { VideoPokerMove, VideoPokerView } from '../rules.ts';
import { en } from '../words/en.ts';
import type { VideoPokerWord } from '../words/en.ts';
import { VideoPokerTable } from './VideoPokerTable.ts';
import type { VideoPokerTexts } from './VideoPokerTable.ts';

const client = gameClient<Record<string, never>, VideoPokerMove, VideoPokerView, VideoPokerTexts>({
  rules: anyRoundGame(videoPoker),
  backdrop,
  note: 440,
  words: withCardWords<VideoPokerWord>({
    en: async () => en,
    ru: async () => (await import('../words/ru.ts')).ru,
    es: async () => (await import('../words/es.ts')).es,
    ar: async () => (await import('../words/ar.ts')).ar,
  }),
  howTo: ['how1', 'how2', 'how3', 'how4', 'how5'],
  playWord: 'deal',
  build: (desk) => new VideoPokerTable(desk),
});

export const open = (page: PageContext): Promise<void> => openTable(client, page);
