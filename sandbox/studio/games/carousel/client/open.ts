import type { PageContext } from '../../../client/PageContext.ts';
import { anyRoundGame } from '../../../kit/rounds/storedRound.ts';
import { openSharedTable } from '../../../kit/tables/client/openSharedTable.ts';
import { sharedClient } from '../../../kit/tables/client/SharedClient.ts';
import * as backdrop from '../art/backdrop.ts';
import { carousel } from '../rules.ts';
import type { CarouselBet, CarouselView } from '../rules.ts';
import { en } from '../words/en.ts';
import type { CarouselWord } from '../words/en.ts';
import { CarouselTable } from './CarouselTable.ts';
import './carousel.css';

const client = sharedClient<CarouselBet, CarouselView | null, CarouselWord>({
  rules: anyRoundGame(carousel),
  backdrop,
  note: 330,
  words: {
    en: async () => en,
    ru: async () => (await import('../words/ru.ts')).ru,
    es: async () => (await import('../words/es.ts')).es,
    ar: async () => (await import('../words/ar.ts')).ar,
  },
  howTo: ['how1', 'how2', 'how3', 'how4', 'how5', 'how6'],
  build: (desk) => new CarouselTable(desk),
});

export const open = (page: PageContext): Promise<void> => openSharedTable(client, page);
