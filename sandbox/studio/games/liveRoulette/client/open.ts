import type { PageContext } from '../../../client/PageContext.ts';
import { anyRoundGame } from '../../../kit/rounds/storedRound.ts';
import { openSharedTable } from '../../../kit/tables/client/openSharedTable.ts';
import { sharedClient } from '../../../kit/tables/client/SharedClient.ts';
import type { RouletteBet, RouletteView } from '../../roulette/rules.ts';
import * as backdrop from '../art/backdrop.ts';
import { liveRoulette } from '../rules.ts';
import { en } from '../words/en.ts';
import type { LiveRouletteWord } from '../words/en.ts';
import { LiveRouletteTable } from './LiveRouletteTable.ts';
import './liveRoulette.css';

const client = sharedClient<RouletteBet, RouletteView | null, LiveRouletteWord>({
  rules: anyRoundGame(liveRoulette),
  backdrop,
  note: 294,
  words: {
    en: async () => en,
    ru: async () => (await import('../words/ru.ts')).ru,
    es: async () => (await import('../words/es.ts')).es,
    ar: async () => (await import('../words/ar.ts')).ar,
  },
  howTo: ['liveHow1', 'how1', 'how2', 'how3', 'how4', 'how5', 'how6', 'liveHow2'],
  build: (desk) => new LiveRouletteTable(desk),
});

export const open = (page: PageContext): Promise<void> => openSharedTable(client, page);
