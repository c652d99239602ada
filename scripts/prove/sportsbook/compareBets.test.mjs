import { expect, test } from 'vitest';
import { Journal } from '../ledger/Journal.mjs';
import { compareBets } from './compareBets.mjs';

const theirs = (more = {}) => ({
  id: 'b1',
  player: '7',
  key: 'k1',
  state: 'settled',
  outcome: 'won',
  kind: 'single',
  isFree: false,
  isLive: false,
  currency: 'USD',
  stake: '2.00',
  paid: '5.00',
  cashedOut: '0.00',
  revision: 1,
  moves: ['settlement'],
  unsent: 0,
  ...more,
});
const ours = (more = {}) => ({
  id: 'b1',
  uid: '7',
  status: 'won',
  currency: 'USD',
  revision: 1,
  stake: '2.00',
  bonus: '1.00',
  free: '0.00',
  freeUsed: '0.00',
  payout: '5.00',
  credited: '5.00',
  toBonus: '2.50',
  ...more,
});
const differences = (theirBets, ourBets, journal = new Journal()) =>
  compareBets({ operator: { bets: ourBets }, sportsbook: { bets: theirBets } }, journal);

test('honest books of bets agree', () => {
  const journal = new Journal();
  journal.bet(7, 'k1', { id: 'b1', stake: '2.00', currency: 'USD' });
  expect(differences([theirs()], [ours()], journal)).toEqual([]);
  expect(differences([theirs({ state: 'refused', outcome: null, paid: '0', moves: [] })], [])).toEqual([]);
});

test.each([
  ['another payout', {}, { payout: '4.99' }, /payout/],
  ['another stake', {}, { stake: '3.00', bonus: '1.50' }, /stake/],
  ['another revision', {}, { revision: 2 }, /revision/],
  ['another end', {}, { status: 'void' }, /operator says void/],
  ['no end', { state: 'reopened', outcome: null }, {}, /never ended/],
  ['an unsent payment', { unsent: 1 }, {}, /not sent/],
  ['a refused bet that stands', { state: 'refused', outcome: null, paid: '0' }, {}, /operator says won/],
  [
    'a free bet kept with a void',
    { isFree: true, outcome: 'void' },
    { status: 'void', bonus: '0.00', free: '2.00', freeUsed: '2.00', toBonus: '0.00' },
    /free bet has not come back/,
  ],
  [
    'a free bet that came back without a void',
    { isFree: true },
    { bonus: '0.00', free: '2.00', toBonus: '0.00' },
    /free bet has come back/,
  ],
  ['a free bet used for a bet of money', {}, { freeUsed: '2.00' }, /has used a free bet/],
  ['invented bonus money', {}, { toBonus: '2.52' }, /bonus money/],
])('finds %s', (_name, at, with_, sentence) => {
  expect(differences([theirs(at)], [ours(with_)]).join('\n')).toMatch(sentence);
});

test('finds bets of one side alone, and answers that are not true', () => {
  const journal = new Journal();
  journal.bet(7, 'k2', { id: 'b2', stake: '2.00', currency: 'USD' });
  journal.refusedKeys.add('7 k1');
  journal.soldBets.add('b1');
  expect(differences([theirs()], [], journal)).toHaveLength(4);
  expect(differences([], [ours()])).toEqual(["bet b1 (won) is in the operator's books alone"]);
});

test('a free bet that came back and was used for another bet stays used there when its first bet is corrected', () => {
  const free = { isFree: true, outcome: 'won', revision: 2, moves: ['void', 'correction'] };
  const booked = { revision: 2, bonus: '0.00', free: '2.00', toBonus: '0.00' };
  expect(differences([theirs(free)], [ours(booked)])).toEqual([]);
  expect(differences([theirs(free)], [ours({ ...booked, freeUsed: '2.00' })])).toEqual([]);
});
