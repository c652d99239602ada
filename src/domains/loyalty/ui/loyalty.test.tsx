// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DialogHost } from '../../../app/DialogHost.tsx';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { fox, owl } from '../testing/wireCharacters.ts';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import { levelReachedDialog } from '../levelReachedDialog.ts';
import { wireInfo, wireProgram, wireWhole } from '../testing/wireLoyalty.ts';
import loyaltyRoute from './loyalty.route.ts';
import profileRoute from './profileLoyalty.route.ts';
import programRoute from './program.route.ts';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const winter = wireProgram({
  sysname: 'winter',
  title: 'Winter Tables',
  starts_at: '2026-12-01T00:00:00.000Z',
  ends_at: '2027-03-01T00:00:00.000Z',
  is_running: false,
  is_current: false,
});

async function openPage(
  route: RouteModule,
  {
    uid = 7,
    answers = {},
    locale = 'en',
    params = {},
  }: {
    readonly uid?: number;
    readonly answers?: Answers;
    readonly locale?: 'en' | 'ru' | 'es' | 'ar';
    readonly params?: Record<string, string>;
  } = {},
) {
  const made = testRoot({
    locale,
    address: '/loyalty',
    answers: {
      'GET account.getInfo': () => wireAccount(uid),
      'GET loyalty.getinfo': () => wireInfo({ frame: 'tide', frame_image: 'http://art.test/tide.svg' }),
      'GET loyalty.getcharacters': () => ({ items: [fox, owl], offset: 0, limit: 100, total: 2, chosen: '1' }),
      'GET loyalty.getPrograms': ({ limit = 2 }) => ({
        items: [wireProgram(), winter].slice(0, limit),
        offset: 0,
        limit,
        total: 2,
      }),
      'GET loyalty.getProgram': () => wireWhole(),
      'GET loyalty.gethistory': () => ({ items: [], next: '' }),
      ...answers,
    },
  });
  await made.root.loadMessages(['loyalty', 'rewards', 'forms', 'core', 'menu']);
  await made.root.session.load();
  const match = { params, search: new URLSearchParams() };
  await route.loadData?.(made.root, match);
  render(
    <AppProvider value={made.root}>
      <route.Page match={match} />
      <DialogHost />
    </AppProvider>,
  );
  return made;
}

const way = () => screen.findByRole('region', { name: 'The way of the levels' });

test('2.2-5, 3-64 the player’s place on the way, what is missing, and what each place brings', async () => {
  await openPage(loyaltyRoute);
  const standing = await screen.findByRole('region', { name: 'Where you stand' });
  // The frame that is worn is the drawn one, as the shop has shown it.
  await waitFor(() => expect(standing.querySelector('[data-frame=picture]')).not.toBeNull());
  await waitFor(() => expect(standing.textContent).toContain('Level 2 · Lighthouse'));
  expect(standing.textContent).toContain('120 more points to “Fishing village”');
  expect(within(standing).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('20');
  const places = within(await way()).getAllByRole('link');
  expect(places.map((place) => [place.getAttribute('href'), place.getAttribute('aria-current')])).toEqual([
    ['#level-1', null],
    ['#level-2', 'step'],
    ['#level-3', null],
  ]);
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'HarbourReached',
    'LighthouseYou are here',
    'Fishing village200points',
  ]);
  expect(screen.getByRole('region', { name: 'What each place brings' }).textContent).toContain('20 points');
});

test('1-9, 7-86 what a point costs by type of game, and the programmes with their periods', async () => {
  await openPage(loyaltyRoute);
  const rates = within(await screen.findByRole('region', { name: 'How points are earned' })).getAllByRole('listitem');
  expect(rates.map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''))).toEqual([
    'Slots1 point for $1',
    'Tables and cards1 point for $5',
  ]);
  const programs = screen.getByRole('region', { name: 'Programmes' });
  expect(programs.textContent).toContain('01.12.2026 – 01.03.2027');
  expect(within(programs).getByRole('link', { name: 'Winter Tables' }).getAttribute('href')).toBe('/loyalty/winter');
});

test('4-7 a guest sees the way without a place of their own, and is asked to sign in', async () => {
  const { operator } = await openPage(loyaltyRoute, { uid: 0 });
  const places = within(await way()).getAllByRole('link');
  expect(places.every((place) => place.getAttribute('aria-current') === null)).toBe(true);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('?show_popup_auth=1');
  expect(operator.keys()).not.toContain('GET loyalty.getinfo');
});

test.each(['ru', 'es', 'ar'] as const)('2.2-5 the page has all its words: %s', async (locale) => {
  await openPage(loyaltyRoute, { locale });
  await waitFor(() => expect(document.body.textContent).toContain('Lighthouse'));
  expect(document.body.textContent).not.toMatch(/loyalty:|rewards:/);
});

test('I8 the way that cannot be loaded offers another try', async () => {
  const { operator } = await openPage(loyaltyRoute, {
    answers: { 'GET loyalty.getPrograms': () => Promise.reject(new NoAnswerError('network')) },
  });
  const again = await screen.findByRole('button', { name: /try again/i });
  operator.answers = {
    ...operator.answers,
    'GET loyalty.getPrograms': () => ({ items: [wireProgram()], offset: 0, limit: 2, total: 1 }),
  };
  await userEvent.click(again);
  expect(await way()).toBeTruthy();
  // An only programme needs no list of programmes.
  expect(screen.queryByRole('region', { name: 'Programmes' })).toBeNull();
});

test('2.10-10, 7-84, 3-37 another character: chosen in one dialog, confirmed in another', async () => {
  let chosen = '1';
  const { operator } = await openPage(loyaltyRoute, {
    answers: {
      'GET loyalty.getcharacters': () => ({ items: [fox, owl], offset: 0, limit: 100, total: 2, chosen }),
      'POST loyalty.setcharacter': ({ id }) => {
        chosen = id;
        return 1;
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change character' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Magnus/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go with Magnus' }));
  const question = await screen.findByRole('dialog', { name: 'Change to Magnus?' });
  expect(operator.keys()).not.toContain('POST loyalty.setcharacter');
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, Magnus' }));
  const card = await screen.findByRole('region', { name: 'Your character' });
  await waitFor(() => expect(card.textContent).toContain('Magnus'));
  expect(operator.calls.filter(({ key }) => key === 'POST loyalty.setcharacter').map(({ input }) => input)).toEqual([
    { id: '2' },
  ]);
});

test('2.4-1, 1-9 the history says why, how many, and the balance after it', async () => {
  await openPage(profileRoute, {
    answers: {
      'GET loyalty.gethistory': () => ({
        items: [
          {
            id: '2',
            reason: 'shop',
            title: 'Ten spins',
            points: '-1500',
            balance: '9007199254740993',
            at: '2026-03-05T12:00:00.000Z',
          },
          {
            id: '1',
            reason: 'play',
            title: 'Coral Deep',
            points: '3',
            balance: '1503',
            at: '2026-03-05T11:00:00.000Z',
          },
        ],
        next: '',
      }),
    },
  });
  const history = await screen.findByRole('region', { name: 'History of points' });
  const rows = await within(history).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/^Loyalty shopTen spins · 05\.03\.2026 .*−1 500Balance: 9 007 199 254 740 993$/),
    expect.stringMatching(/^Settled roundCoral Deep · .*\+3Balance: 1 503$/),
  ]);
});

test('7-86 a programme’s page has its period, its rates, and a way to the levels', async () => {
  await openPage(programRoute, {
    params: { sysname: 'winter' },
    answers: { 'GET loyalty.getProgram': () => wireWhole(winter) },
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Winter Tables');
  expect(screen.getByRole('link', { name: 'See the way of the levels' }).getAttribute('href')).toBe('/loyalty');
  expect(screen.queryByRole('region', { name: 'What each place brings' })).toBeNull();
});

test('1-9 a new level is celebrated with its rewards', async () => {
  const { root } = await openPage(profileRoute);
  const followed = root.dialogs.open(levelReachedDialog, { from: 1 });
  const dialog = await screen.findByRole('dialog', { name: 'A new level' });
  await waitFor(() => expect(dialog.textContent).toContain('2. Lighthouse'));
  await waitFor(() => expect(dialog.textContent).toContain('20 points'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'See my place' }));
  expect(await followed).toBe(true);
});

test('1-9 several levels at once are one celebration: the highest is named, with the rewards of all', async () => {
  const points = { kind: 'points' as const, amount: null, count: 20, game: null, terms: null, days: 0, item: '' };
  const whole = wireWhole();
  const { root } = await openPage(profileRoute, {
    answers: {
      'GET loyalty.getinfo': () => wireInfo({ level: 3, earned: '300' }),
      'GET loyalty.getProgram': () => ({
        ...whole,
        levels: whole.levels.map((level) => ({ ...level, rewards: [points] })),
      }),
    },
  });
  const followed = root.dialogs.open(levelReachedDialog, { from: 1 });
  const dialog = await screen.findByRole('dialog', { name: 'New levels: 2' });
  await waitFor(() => expect(dialog.textContent).toContain('3. Fishing village'));
  await waitFor(() =>
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['40 points']),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go on' }));
  expect(await followed).toBe(false);
});
