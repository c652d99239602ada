// @vitest-environment happy-dom
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { DialogHost } from '../../../app/DialogHost.tsx';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { wireOffer, wireTerms } from '../testing/wireOffer.ts';
import promotionsRoute from './promotions.route.ts';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const match = { params: {}, search: new URLSearchParams() };
const gift = wireOffer('gift', {
  trigger: { action: 'take', params: { min_deposit: null, is_first_deposit: false }, is_satisfied: true },
  promotions: [
    { kind: 'bonus', percent: 0, amount: { amount: '5.00', currency: 'USD' }, terms: wireTerms(), freespins: null },
  ],
});

async function promotionsOf(uid: number) {
  const { root, operator } = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(uid),
      'GET campaigns.getoffers': () => ({ count: 2, items: [gift, wireOffer('welcome')] }),
      'GET campaigns.getOffer': () => gift,
      'GET campaigns.getCalendar': () => null,
      'GET bonuses.get': () => ({ count: 0, items: [] }),
      'GET banners.get': () => ({ count: 0, items: [] }),
      'POST campaigns.takepromotions': () => ({ ...gift, status: 'taken' }),
    },
  });
  await root.loadMessages(['offers', 'banners', 'offerPages', 'terms', 'bonuses', 'forms', 'core', 'menu']);
  await root.session.load();
  await promotionsRoute.loadData?.(root, match);
  render(
    <AppProvider value={root}>
      <promotionsRoute.Page match={match} />
      <DialogHost />
    </AppProvider>,
  );
  return { operator };
}

test('1-7, 2.2-11, 2.10-13 a promotion opens over the list, says what it asks for, and is taken there', async () => {
  const user = userEvent.setup();
  const { operator } = await promotionsOf(7);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Promotions');
  await user.click(await screen.findByRole('link', { name: 'Offer gift' }));
  const dialog = await screen.findByRole('dialog', { name: 'Offer gift' });
  await within(dialog).findByText('Fair terms.');
  expect(within(dialog).getByText('10 times the bonus')).toBeTruthy();
  await user.click(await within(dialog).findByRole('button', { name: 'Take it' }));
  await within(dialog).findByText(/It is yours\./);
  expect(within(dialog).getByRole('link', { name: 'To the bonuses' }).getAttribute('href')).toBe('/profile/bonuses');
  expect(operator.keys().filter((key) => key === 'POST campaigns.takepromotions')).toHaveLength(1);
});
