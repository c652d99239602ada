import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { fundingState, FundingState } from './FundingState.ts';
import { parseBonus, parseFigures, parseFunding } from './parseBonus.ts';
import { payFor } from './payFor.ts';
import { progressOf, writtenProgress } from '../progressOf.ts';
import { wireBonus, wireFunding, wireProgress } from '../testing/wireBonus.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const slot = { sysname: 'lantern-harbor', type: 'slot' };

function funded(more: Parameters<typeof wireFunding>[0] = {}): FundingState {
  const state = new FundingState();
  state.adopt(parseFunding(wireFunding(more)));
  return state;
}

describe('3-58 a bonus of the operator', () => {
  test('has amounts in minor units and times in ms', () => {
    expect(parseBonus(wireBonus({ converted: usd('12.30'), ended_at: '2026-03-06T00:00:00.000Z' }))).toMatchObject({
      id: '5',
      type: 'casino',
      balance: { minor: 2600n, currency: 'USD' },
      left: { minor: 16_000n },
      converted: { minor: 1230n },
      endedAt: Date.parse('2026-03-06T00:00:00.000Z'),
      expiresAt: Date.parse('2026-03-12T12:00:00.000Z'),
    });
  });

  test('an unreadable time or amount throws', () => {
    expect(() => parseFigures(wireProgress({ expires_at: 'soon' }))).toThrow(TypeError);
    expect(() => parseFigures(wireProgress({ balance: usd('1,000') }))).toThrow();
  });

  test.each([
    ['0.00', '200.00', 0, '0'],
    ['1.99', '200.00', 0, '<1'],
    ['2.00', '200.00', 1, '1'],
    ['199.99', '200.00', 99, '99'],
    ['200.00', '200.00', 100, '100'],
    ['210.00', '200.00', 100, '100'],
    ['0.00', '0.00', 100, '100'],
  ])('%s of %s wagered is %i %, written %s', (wagered, required, percent, written) => {
    const figures = parseFigures(wireProgress({ wagered: usd(wagered), wager_required: usd(required) }));
    expect(progressOf(figures)).toBe(percent);
    expect(writtenProgress(figures)).toBe(written);
  });
});

describe('1-11 the traffic light of a game', () => {
  test.each([
    ['lantern-harbor', 'slot', { tone: 'whole', percent: 100, reason: 'whole' }],
    ['eleven', 'casino', { tone: 'part', percent: 10, reason: 'type' }],
    ['table', 'live', { tone: 'none', percent: 0, reason: 'type' }],
    ['neon-dice', 'live', { tone: 'part', percent: 50, reason: 'game' }],
    ['gold-mine', 'slot', { tone: 'barred', percent: 0, reason: 'excluded' }],
  ])('%s (%s)', (sysname, type, light) => {
    expect(funded().lightOf({ sysname, type })).toEqual(light);
  });

  test('there is none without a bonus that pays new stakes', () => {
    expect(new FundingState().lightOf(slot)).toBeNull();
    expect(funded({ casino: null }).lightOf(slot)).toBeNull();
    expect(funded({ casino: wireBonus({ ending: 'removed' }) }).lightOf(slot)).toBeNull();
    expect(funded({ casino: wireBonus({ wager_left: usd('0.00') }) }).lightOf(slot)).toBeNull();
  });
});

describe('1-11, 3-11 which money pays next', () => {
  const balances = { main: 100n, bonus: 2600n };
  test.each([
    [50n, slot, { isPaid: true, funds: { main: 50n } }],
    [300n, slot, { isPaid: true, funds: { main: 100n, bonus: 200n } }],
    [501n, slot, { isPaid: false, refusal: 'above_max_stake' }],
    [300n, { sysname: 'gold-mine', type: 'slot' }, { isPaid: false, refusal: 'excluded_game' }],
  ])('a stake of %s', (amount, game, payment) => {
    expect(payFor(funded(), { amount, game }, balances)).toEqual(payment);
  });

  test('an ending bonus pays nothing, and before the first answer nothing is said', () => {
    const ending = funded({ casino: wireBonus({ ending: 'removed' }) });
    expect(payFor(ending, { amount: 300n, game: slot }, balances)).toEqual({ isPaid: false, refusal: 'insufficient' });
    expect(payFor(new FundingState(), { amount: 300n, game: slot }, balances)).toBeNull();
  });
});

describe('an event of a bonus', () => {
  test('moves the figures of the active one', () => {
    const state = funded();
    expect(state.take(parseFigures(wireProgress({ balance: usd('3.00'), wagered: usd('50.00') })))).toBe(true);
    expect([state.casino?.balance.minor, state.casino?.wagered.minor, state.casino?.title]).toEqual([
      300n,
      5000n,
      'Welcome bonus',
    ]);
  });

  test.each([
    ['the active one has ended', { status: 'lost' }, false],
    ['another one has become active', { id: 6 }, false],
    ['a waiting one has changed', { id: 6, status: 'available' }, true],
    ['the first betting bonus', { id: 7, type: 'betting' }, false],
  ] as const)('%s', (_case, more, isKnown) => {
    expect(funded().take(parseFigures(wireProgress(more)))).toBe(isKnown);
  });

  test('of a player who has left is forgotten', () => {
    const app = createTestApp({ uid: 7 });
    app.store(fundingState).adopt(parseFunding(wireFunding()));
    app.signIn(8);
    const state = app.store(fundingState);
    expect([state.casino, state.take(parseFigures(wireProgress()))]).toEqual([null, false]);
  });
});
