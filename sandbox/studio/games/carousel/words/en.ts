import { en as presenter } from '../../../kit/live/words/en.ts';
import { en as chips } from '../../../kit/roulette/words/chips/en.ts';

/** English texts of Grand Carousel; their keys define the other languages'. */
export const en = {
  ...chips,
  ...presenter,
  spots: 'Spots of the wheel',
  spot: '{spot}: pays {times} of the stake, {fields} of {all} fields',
  spotStaked: '{spot}: pays {times} of the stake, {fields} of {all} fields; {amount} on it',
  sayRaise: '{by} on everything! We spin again',
  saySpinsRaised: 'The wheel turns for {by}',
  raised: 'Everything pays {by}',
  result: '{spot}',
  resultRaised: '{spot}, and it pays {times}',
  stoppedAt: 'The wheel stopped at {spot}',
  stoppedRaised: 'The wheel stopped at {spot}, raised by {by}: it pays {times}',
  statistics: 'Last rounds',
  statisticsCount: 'Rounds: {count}',
  statisticsNone: 'No round yet.',
  cameTimes: '{spot}: {count} times',
  raisedTimes: 'Rounds with a raise: {count}',
  chanceNote: 'Each spin is drawn afresh. What has come says nothing about what will come.',
  payCaption: 'What the spots pay, stake included',
  paySpot: 'Spot',
  payTimes: 'Pays',
  payChance: 'Chance of a spin',
  raiseField: 'Raise {by}',
  how1: 'Bet on the number at which you think the wheel will stop. A spot with the number 12 pays 12 times its stake, the stake included.',
  how2: 'On the two golden fields the wheel raises: everything that the next spin pays is multiplied by 2 or by 5, and the wheel turns again. Bets stay where they are.',
  how3: 'Raises multiply each other. After three raises the next spin stops at a spot for certain.',
  how4: 'Every spot returns the same share of its stakes in the long run.',
  how5: 'Bets are taken for 16 seconds. Chips can be laid at any time: between the rounds they wait for the next one. A right click or Backspace takes the chips of a spot off.',
  how6: 'The presenter is a drawing, not a person. She knows no more than you do; the fields are drawn from the seeds of the round.',
};

export type CarouselWord = keyof typeof en;
export type CarouselWords = Readonly<Record<CarouselWord, string>>;
