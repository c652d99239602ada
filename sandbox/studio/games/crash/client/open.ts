import type { PageContext } from '../../../client/PageContext.ts';
import { anyRoundGame } from '../../../kit/rounds/storedRound.ts';
import { openSharedTable } from '../../../kit/tables/client/openSharedTable.ts';
import { sharedClient } from '../../../kit/tables/client/SharedClient.ts';
import * as backdrop from '../art/backdrop.ts';
import { crash } from '../rules.ts';
import type { CrashBet, CrashView } from '../rules.ts';
import { en } from '../words/en.ts';
import type { CrashWord } from '../words/en.ts';
import { CrashTable } from './CrashTable.ts';
import './crash.css';

const client = sharedClient<CrashBet, CrashView, CrashWord>({
  rules: anyRoundGame(crash),
  backdrop,
  note: 262,
  words: {
    en: async () => en,
    ru: async () => (await import('../words/ru.ts')).ru,
    es: async () => (await import('../words/es.ts')).es,
    ar: async () => (await import('../words/ar.ts')).ar,
  },
  howTo: ['how1', 'how2', 'how3', 'how4'],
  target: ({ auto }) => auto,
  build: (desk) => new CrashTable(desk),
});

export const open = (page: PageContext): Promise<void> => openSharedTable(client, page);
