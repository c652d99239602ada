// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { ApiError } from '../../../../lib/errors.ts';
import { wireOffer, wireTerms } from '../../testing/wireOffer.ts';
import type { WireOffer } from '../../testing/wireOffer.ts';
import { OfferCalculator } from './OfferCalculator.tsx';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

// The same sum without a worker, which this environment does not have.
vi.mock('../../../../lib/reckoning/reckonChance.ts', async () => {
  const { chanceOf } = await import('../../../../shared/bonus/chanceOf.ts');
  return { reckonChance: (plan: Parameters<typeof chanceOf>[0]) => Promise.resolve(chanceOf(plan)) };
});

const usd = (amount: string) => ({ amount, currency: 'USD' });
const game = (sysname: string, type: string, title: string) => ({
  sysname,
  type,
  title,
  stake_from: 20,
  stake_to: 5000,
});
const [bonus] = wireOffer('a').promotions;
const offerWith = (terms: Parameters<typeof wireTerms>[0], more: Partial<WireOffer> = {}) =>
  wireOffer('a', { promotions: [{ ...bonus!, terms: wireTerms(terms) }], ...more });

async function open(offer: WireOffer, locale: 'en' | 'ar' = 'en', more: Answers = {}) {
  const { root } = testRoot({
    locale,
    answers: {
      'GET account.getInfo': () => wireAccount(0),
      'GET campaigns.getOffer': () => offer,
      'GET metadata.getgeneralinfo': () =>
        ({
          is_bonus_isolation_enabled: true,
          policy: { min_round_ms: 2500, funding_order: ['main', 'bonus'] },
        }) as never,
      'GET games.get': () =>
        ({
          items: [game('reels', 'slot', 'Coral Reels'), game('wheel', 'casino', 'Old Wheel')],
          total: 2,
          facets: null,
        }) as never,
      'GET games.getOdds': ({ sysname }) => ({
        sysname,
        played: 'red',
        source: 'exact',
        outcomes: [
          [0, 0.5],
          [2, 0.5],
        ],
      }),
      ...more,
    },
  });
  await root.loadMessages(['offers', 'calculator', 'core', 'menu']);
  await root.session.load();
  render(
    <AppProvider value={root}>
      <OfferCalculator offerId="a" />
    </AppProvider>,
  );
}

const said = async () => (await screen.findByRole('status')).textContent ?? '';

test('clarity 1 the answer is said in sentences, with what those lose who do not get there', async () => {
  await open(offerWith({}));
  await waitFor(async () => expect(await said()).toContain('who play Coral Reels at $1'));
  const text = await said();
  expect(text).toMatch(/^(About \d+|More than 99) in 100 players/);
  expect(text).toContain('You must stake $1,000 in all: 1,000 rounds of $1.');
  expect(text).toContain('All of it can be withdrawn.');
  expect(text).toContain('unless they stop and withdraw what is left of the deposit');
  expect(text).toContain('It takes 42 minutes or more: a round takes at least 2.5 seconds here.');
});

test('clarity 1 a game that counts in part needs more stakes, and says so', async () => {
  await open(offerWith({}));
  const field = await screen.findByRole('combobox', { name: 'Game' });
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('option', { name: 'Old Wheel (counts 10%)' }));
  await waitFor(async () =>
    expect(await said()).toContain(
      'Only 10% of a stake counts in this game. For the $1,000 to wager you must stake $10,000 in all',
    ),
  );
});

test('clarity 1 a sticky bonus without a deposit: what of it can be withdrawn, and the most', async () => {
  const trigger = {
    action: 'take' as const,
    params: { min_deposit: null, is_first_deposit: false },
    is_satisfied: true,
  };
  const promotions = [
    { ...bonus!, percent: 0, amount: usd('5.00'), terms: wireTerms({ is_sticky: true, max_conversion_times: 10 }) },
  ];
  await open(wireOffer('a', { trigger, promotions }));
  await waitFor(async () => expect(await said()).toContain('no more than $50 is paid out'));
  expect(screen.queryByRole('textbox', { name: 'Your deposit' })).toBeNull();
  expect(await said()).toContain('All others lose the bonus on the way.');
});

test('clarity 1 nothing to wager, a bonus of the sportsbook, and a game without odds are said to be so', async () => {
  await open(offerWith({ wager_times: 0 }));
  expect(await screen.findByText(/^Nothing has to be wagered: the bonus is paid out/)).toBeTruthy();
  cleanup();
  await open(offerWith({ type: 'betting' }));
  expect(await screen.findByText(/^This bonus is for the sportsbook/)).toBeTruthy();
  cleanup();
  await open(offerWith({}), 'en', {
    'GET games.getOdds': () =>
      Promise.reject(new ApiError('InvalidFieldsException' as never, 422, { sysname: [{ code: 'noOdds' }] }, '')),
  });
  expect(await screen.findByText(/^For this game no chance can be stated/)).toBeTruthy();
});

test('clarity 1 in Arabic amounts are isolated in the sentences', async () => {
  await open(offerWith({}), 'ar');
  await waitFor(async () => expect(await said()).toMatch(/\u2066[^\u2069]*1,000[^\u2069]*\u2069/));
});

test('Part 17 an amount that may be two is asked about at its field, before its range is judged', async () => {
  await open(offerWith({}));
  const type = async (name: string, text: string) => {
    const field = await screen.findByRole('textbox', { name });
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
    return () =>
      field
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
  };
  const unclear = (one: string, other: string) =>
    `Do you mean ${one} or ${other}? Write it without separating the thousands`;
  expect((await type('Your deposit', '12,50'))()).toContain(unclear('$12.50', '$1,250'));
  expect((await type('Your deposit', 'much'))().join()).toContain('Write it in digits, like ');
  expect((await type('Your deposit', ''))().join()).toContain('The offer needs ');
  expect((await type('Stake per round', '2,50'))()).toContain(unclear('$2.50', '$250'));
});
