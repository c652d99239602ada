import type { Html } from '../../../../../html.ts';
import type { MarketPolicy } from '../../../../market/marketPolicy.ts';
import type { DocumentFacts } from './DocumentFacts.ts';
import type { DocumentWords } from './DocumentWords.ts';

export interface PackFacts extends DocumentFacts {
  readonly about: 'payment' | 'round';
  readonly id: string;
  readonly policy: MarketPolicy;
}

/** What the sections of a case file are written with. */
export interface Writing {
  readonly words: DocumentWords;
  readonly time: (at: Date) => Html;
}
