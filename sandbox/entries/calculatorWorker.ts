/** A worker thread of the calculator's proof: reckons an offer and tries it. */
import { parentPort } from 'node:worker_threads';
import { offers, tryOffer } from '../operator/proof/bonuses/offers.ts';
import { oddsOf } from '../studio/games/oddsOf.ts';

interface Task {
  readonly index: number;
  readonly tries: number;
  readonly seed: number;
}

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread');
port.on('message', ({ index, tries, seed }: Task) => {
  const offer = offers[index];
  const odds = oddsOf(offer?.game ?? '');
  if (offer === undefined || odds === undefined) throw new Error(`There is no offer ${index}, or no odds of its game`);
  port.postMessage({ offer, source: odds.source, ...tryOffer(offer, odds.outcomes, tries, seed) });
});
port.postMessage({ offers: offers.length });
