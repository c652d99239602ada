// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '../../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { ApiError } from '../../../../lib/errors.ts';
import { wireCalendar } from '../../testing/wireCalendar.ts';
import { CalendarSection } from './CalendarSection.tsx';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

async function draw(answers: Answers, account = { has_deposits: true }) {
  const made = testRoot({
    answers: {
      'GET account.getInfo': () => ({ ...wireAccount(7), ...account }),
      'GET campaigns.getCalendar': () => wireCalendar(4),
      ...answers,
    },
  });
  await made.root.loadMessages(['offers', 'banners', 'offerPages', 'terms', 'forms', 'core']);
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <CalendarSection />
    </AppProvider>,
  );
  return made;
}

const region = () => screen.findByRole('region', { name: 'Reload calendar' });

test('2.4-1 each day says its state; the open one what it gives, costs, and until when', async () => {
  await draw({});
  const calendar = await region();
  const days = within(calendar).getAllByRole('button', { name: /^Day \d/ });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Day 1$1Claimed',
    'Day 2$1Missed',
    'Day 3$1Missed',
    'Day 4$1Open',
    'Day 5$1To come',
    'Day 6$1To come',
    'Day 7$1To come',
  ]);
  expect(days[3]?.getAttribute('aria-pressed')).toBe('true');
  expect(calendar.textContent).toMatch(/Day 4: \$1 to play withNo depositWager the bonus 10 ×3 days/);
  expect(calendar.textContent).toMatch(/Open until .*, time left: 12 h 0 min/);
  expect(calendar.textContent).toContain('To wager10 times the bonus');
  await userEvent.click(days[5] as HTMLElement);
  expect(calendar.textContent).toMatch(/Day 6: \$1.*Opens on .*, in: 1 d 12 h/);
  expect(within(calendar).queryByRole('button', { name: 'Claim this day' })).toBeNull();
  await userEvent.click(days[1] as HTMLElement);
  expect(calendar.textContent).toContain('A missed day cannot be made up.');
});

test('2.4-1 the open day is claimed, and leads to the bonuses', async () => {
  let isClaimed = false;
  await draw({
    'GET campaigns.getCalendar': () => wireCalendar(4, { isClaimed }),
    'POST campaigns.claimDay': () => {
      isClaimed = true;
      return 1;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim this day' }));
  const told = await screen.findByRole('status');
  expect(told.textContent).toContain('It is yours and among your bonuses.');
  expect(within(told).getByRole('link', { name: 'To the bonuses' }).getAttribute('href')).toBe('/profile/bonuses');
});

test('2.4-1 a day that another tab has claimed is refused with words', async () => {
  await draw({
    'POST campaigns.claimDay': () => {
      throw new ApiError('InvalidParameterException', 422, { day: [{ code: 'dayClaimed' }] }, '');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim this day' }));
  expect((await screen.findByRole('alert')).textContent).toContain('claimed already, here or in another window');
});

test('2.4-1 nothing is shown to a player without one, and no place is kept for one who has not deposited', async () => {
  const { operator } = await draw({ 'GET campaigns.getCalendar': () => null });
  await waitFor(() => expect(operator.calls.some(({ key }) => key === 'GET campaigns.getCalendar')).toBe(true));
  await waitFor(() => expect(document.body.textContent).toBe(''));
  cleanup();
  await draw({ 'GET campaigns.getCalendar': () => new Promise(() => {}) }, { has_deposits: false });
  expect(document.body.textContent).toBe('');
});
