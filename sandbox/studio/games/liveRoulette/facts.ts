import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';
import { facts as roulette } from '../roulette/facts.ts';

export const facts: GameFacts = {
  ...roulette,
  sysname: 'live-roulette',
  title: 'Salon Noir',
  type: 'live',
  features: ['provablyFair', 'sharedRounds', 'singleZero'],
};
