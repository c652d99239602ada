// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { wireBonus, wireFunding } from '../testing/wireBonus.ts';
import route from './bonuses.route.ts';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const usd = (amount: string) => ({ amount, currency: 'USD' });
type Offer = ReturnType<NonNullable<Answers['GET campaigns.getOffer']>>;

const offerOf = (terms: ReturnType<typeof wireBonus>['terms']): Offer =>
  ({ promotions: [{ kind: 'bonus', percent: 0, amount: usd('20.00'), terms, freespins: null }] }) as unknown as Offer;

async function openCard(offer: Offer) {
  const { root, operator } = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET bonuses.getFunding': () => wireFunding(),
      'GET bonuses.get': ({ statuses }) =>
        statuses?.includes('active')
          ? { count: 1, items: [wireBonus({ offer_id: 'spring' })] }
          : { count: 0, items: [] },
      'GET campaigns.getOffer': () => offer,
      'GET games.get': () =>
        ({
          items: [
            { sysname: 'neon-dice', title: 'Neon Dice 2' },
            { sysname: 'gold-mine', title: 'The Gold Mine' },
          ],
          total: 2,
          facets: null,
        }) as never,
    },
  });
  await root.loadMessages(['bonuses', 'forms', 'games', 'terms', 'core', 'menu']);
  await root.session.load();
  render(
    <AppProvider value={root}>
      <route.Page match={{ params: {}, search: new URLSearchParams() }} />
    </AppProvider>,
  );
  const card = await screen.findByRole('region', { name: 'Welcome bonus' });
  await waitFor(() => expect(card.textContent).toContain('The Gold Mine'));
  return { card, operator };
}

test('clarity 5 the card says line by line what differs in the offer now, and whose terms hold', async () => {
  const { terms } = wireBonus();
  const { card } = await openCard(
    offerOf({ ...terms, wager_times: 15, counts: { ...terms.counts, games: {}, excluded: ['gold-mine'] } }),
  );
  const table = within(card).getByRole('table');
  expect(card.textContent).toContain('Your bonus keeps the terms of then.');
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['To wager', '10 times the bonus', '15 times the bonus'],
    ['Neon Dice 2', '50% of the stake', 'Not mentioned'],
  ]);
});

test('clarity 5 without a difference there is no table; the terms and their fingerprint are there', async () => {
  const { card } = await openCard(offerOf(wireBonus().terms));
  expect(within(card).queryByRole('table')).toBeNull();
  expect(card.textContent).toContain('a'.repeat(64));
  expect(within(card).getByText('The offer as it is now').getAttribute('href')).toBe('/offers/spring');
});

test('clarity 5 an offer that is over changes nothing, and is said to be over', async () => {
  const { card } = await openCard(null as unknown as Offer);
  expect(card.textContent).toContain('The offer is over.');
  expect(within(card).queryByText('The offer as it is now')).toBeNull();
});

test('1-11 games with a share of their own and excluded ones are named by their titles', async () => {
  const { card } = await openCard(offerOf(wireBonus().terms));
  expect(card.textContent).toMatch(/Neon Dice 2 50%.*The Gold Mine excluded/);
});
