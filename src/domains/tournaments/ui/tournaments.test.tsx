// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { done, happen, renderPage } from '../../../../tests/fakes/renderPage.tsx';
import { createI18n } from '../../../lib/i18n.ts';
import { ApiError } from '../../../lib/errors.ts';
import coreMessages from '../../../app/words/en.json';
import formsMessages from '../../../kernel/words/en.json';
import needsMessages from '../../verification/face/needs/words/en.json';
import words from '../words/en.json';
import { ownPart, wireRow, wireTournament } from '../testing/wireTournament.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { fetchGameTournament } from './fetchGameTournament.tsx';
import { fetchPointsAtStake } from './fetchPointsAtStake.tsx';
import tournamentRoute from './tournament.route.ts';
import tournamentsRoute from './tournaments.route.ts';

afterEach(cleanup);

const board: NonNullable<Answers['GET leaderboard.get']> = () => ({
  count: 4,
  is_final: false,
  items: [wireRow(1, 30, 'Ada'), wireRow(2, 20, ''), wireRow(3, 15), wireRow(4, 10)],
});

function appWith(answers: Answers, uid = 0) {
  const app = createTestApp({
    uid,
    answers: {
      'GET leaderboard.get': board,
      'GET leaderboard.live': () => ({ place: 4, points: 10, next: { place: 3, points: 20 }, items: [] }),
      'GET games.get': () => ({ items: [], total: 0, facets: null }),
      ...answers,
    },
  });
  const i18n = createI18n('en');
  for (const [name, catalogue] of Object.entries({
    core: coreMessages,
    forms: formsMessages,
    needs: needsMessages,
    tournaments: words,
  }))
    i18n.add(name, catalogue);
  return Object.assign(app, { t: i18n.t });
}

const match = { params: { id: '5' }, search: new URLSearchParams() };

test('2.2-12, 3-61 the page says what there is to win, the rules before joining, and who leads; it follows the board', async () => {
  const app = appWith({
    'GET tournaments.get': () => ({ count: 1, items: [wireTournament(5, { reset_on_cashout: true })] }),
  });
  expect(await tournamentRoute.loadData?.(app, match)).toBeUndefined();
  expect(tournamentRoute.head(app, match).title).toMatch(/^Cup 5: .*100/);
  await renderPage(app, tournamentRoute, { params: match.params });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cup 5');
  expect(screen.getByText('A withdrawal sets your points to 0.')).toBeTruthy();
  const leaders = screen.getByRole('region', { name: 'Leaderboard' });
  expect(within(leaders).getByText('Ada')).toBeTruthy();
  expect(within(leaders).getByText('Player 102')).toBeTruthy();
  await happen(() => app.publish('leaderboard', '5', { is_final: false, count: 1, items: [wireRow(1, 44, 'Grace')] }));
  expect(within(leaders).getByText('Grace')).toBeTruthy();
  expect(within(leaders).queryByText('Ada')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Sign in to take part' })[0]?.getAttribute('href')).toBe(
    '?show_popup_auth=1',
  );
});

test('4-43, 3-64 a player joins with one press and sees the way to the next prize', async () => {
  let joined = false;
  const app = appWith(
    {
      'GET tournaments.get': () => ({ count: 1, items: [wireTournament(5, { user_info: joined ? ownPart : null })] }),
      'POST tournaments.participate': () => {
        joined = true;
        return 1;
      },
    },
    7,
  );
  await tournamentRoute.loadData?.(app, match);
  await renderPage(app, tournamentRoute, { params: match.params });
  await done(userEvent.setup().click(screen.getByRole('button', { name: 'Take part' })));
  expect(screen.getByText('You take part. Your next rounds count.')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Way to the next prize' }).getAttribute('aria-valuenow')).toBe('47');
  expect(screen.getByText(/^11 more points for place 3 or better, which wins at least .*25/)).toBeTruthy();
});

test('8-24 a refusal is said with its reason, and what is needed first with the way that mends it', async () => {
  let type: 'deposit' | 'over' = 'over';
  const app = appWith(
    {
      'GET tournaments.get': () => ({ count: 1, items: [wireTournament(5)] }),
      'POST tournaments.participate': () => {
        if (type === 'deposit') throw new ApiError('UserNeedDepositException', 422, {}, '');
        throw new ApiError('InvalidParameterException', 422, { tournament_id: [{ code: 'tournamentOver' }] }, '');
      },
    },
    7,
  );
  const said: string[] = [];
  Object.assign(app, { notices: { show: (text: string) => said.push(text) } });
  await tournamentRoute.loadData?.(app, match);
  await renderPage(app, tournamentRoute, { params: match.params });
  const user = userEvent.setup();
  await done(user.click(screen.getByRole('button', { name: 'Take part' })));
  expect(said).toEqual(['Failed to participate in tournament']);
  expect(screen.getByText('It is over: nobody can join any more.')).toBeTruthy();
  type = 'deposit';
  await done(user.click(screen.getByRole('button', { name: 'Take part' })));
  expect(screen.getByRole('alert').textContent).toMatch(/deposit/i);
});

test('2.2-12 an unknown tournament is not found; an empty tab leads on', async () => {
  const app = appWith({ 'GET tournaments.get': () => ({ count: 0, items: [] }) });
  expect(await tournamentRoute.loadData?.(app, match)).toEqual({ status: 404 });
  expect(await tournamentRoute.loadData?.(app, { ...match, params: { id: '0x1' } })).toEqual({ status: 404 });
  const list = { params: {}, search: new URLSearchParams() };
  await tournamentsRoute.loadData?.(app, list);
  await renderPage(app, tournamentsRoute);
  expect(screen.getByText('No tournament is running')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See what is coming' }).getAttribute('href')).toBe(
    '/tournaments?status=future',
  );
});

test('1-6 a game’s page names the running tournaments that count it, with the player’s part', async () => {
  const app = appWith({
    'GET tournaments.get': () => ({
      count: 2,
      items: [wireTournament(5, { user_info: ownPart }), wireTournament(6)],
    }),
  });
  const place = { path: '/game/lantern-harbor', search: '', hash: '' };
  const Block = await fetchGameTournament({ ...app, place });
  render(
    <AppProvider value={app}>
      <Block />
    </AppProvider>,
  );
  expect(app.calls[0]?.input).toEqual({ status: 'active', game: 'lantern-harbor' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Rounds here count in Cup 5',
    'Rounds here count in Cup 6',
  ]);
  expect(screen.getByText(/^Your place: 4 · /)).toBeTruthy();
  expect(screen.getByText('Take part: joining is free')).toBeTruthy();
});

test('1-6 a withdrawal tells which points it costs: of running tournaments that say so, and only points that there are', async () => {
  const answers: Answers = {
    'GET tournaments.get': () => ({
      count: 4,
      items: [
        wireTournament(5, { reset_on_cashout: true, user_info: ownPart }),
        wireTournament(6, { user_info: ownPart }),
        wireTournament(7, { reset_on_cashout: true, user_info: { ...ownPart, points: 0 } }),
        wireTournament(8, { reset_on_cashout: true }),
      ],
    }),
  };
  const app = appWith(answers, 7);
  const Block = await fetchPointsAtStake(app);
  render(
    <AppProvider value={app}>
      <Block />
    </AppProvider>,
  );
  expect(screen.getByText(/^In Cup 5 a withdrawal sets your points to 0\. You have \d+ now\./)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/tournaments/5']);
  const guest = appWith(answers);
  await fetchPointsAtStake(guest);
  expect(guest.calls).toEqual([]);
});
