// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DialogHost } from '../../../app/DialogHost.tsx';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { translatePage } from '../../../../tests/fakes/translatePage.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import type { CallOutput } from '../../../contract/index.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { openDrafts } from '../../../kernel/forms/OpenDrafts.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import { defaultSiteConfig } from '../../../app/settings/testing/defaultSiteConfig.ts';
import { formatDateTime } from '../../../shared/dates/formatDate.ts';
import { exclusionStore } from '../ExclusionStore.ts';
import { startRealityCheck } from '../realityCheck/startRealityCheck.ts';
import { limitsStore } from '../LimitsStore.ts';
import { openBreak } from '../openBreak.ts';
import { openDepositLimit } from '../openDepositLimit.ts';
import { DepositLimitPrompt } from './DepositLimitPrompt.tsx';
import route from './responsible.route.ts';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

type Wire = CallOutput<'GET responsible.getSettings'>;
const usd = (amount: string) => ({ amount, currency: 'USD' });
const settings = (more: Partial<Wire> = {}): Wire => ({
  currency: 'USD',
  limits: [],
  session: {
    started_at: '2026-03-05T10:00:00.000Z',
    wagered: usd('40.00'),
    won: usd('28.50'),
    net: usd('-11.50'),
    reality_check_due_at: null,
  },
  options: {
    cool_off_hours: 24,
    reality_check_minutes: 60,
    time_out_days: [1, 7],
    self_exclusion_months: [6, 12],
    is_deposit_limit_prompted: false,
  },
  server_time: '2026-03-05T12:00:00.000Z',
  ...more,
});
const daily = (more: Partial<Wire['limits'][number]> = {}): Wire['limits'][number] => ({
  kind: 'deposit',
  period: 'day',
  limit: usd('50.00'),
  minutes: null,
  used: usd('20.00'),
  pending: null,
  ...more,
});
const signedIn: Answers = { 'GET account.getInfo': () => wireAccount(7) };

async function start(answers: Answers) {
  const made = testRoot({ answers: { ...signedIn, 'GET responsible.getSettings': () => settings(), ...answers } });
  await made.root.loadMessages(['responsible', 'forms']);
  await made.root.session.load();
  return made;
}

async function draw(answers: Answers = {}, Part = route.Page as React.ComponentType) {
  const made = await start(answers);
  const Page = Part as typeof route.Page;
  render(
    <AppProvider value={made.root}>
      <Page match={{ params: {}, search: new URLSearchParams() }} />
      <DialogHost />
    </AppProvider>,
  );
  return made;
}

const row = async (kind: string, period: string) =>
  within(
    within(await screen.findByRole('region', { name: kind }))
      .getAllByRole('listitem')
      .find((item) => item.textContent.startsWith(period)) ?? document.body,
  );

test('2.4-1 the page shows the sitting, the limits with what is used of them, and what waits', async () => {
  const pending = { limit: usd('90.00'), minutes: null, effective_at: '2026-03-06T11:00:00.000Z' };
  await draw({ 'GET responsible.getSettings': () => settings({ limits: [daily({ pending })] }) });
  expect(await screen.findByText('−$11.50')).toBeTruthy();
  const line = await row('Deposits', '24 hours');
  expect(line.getByText('$50.00')).toBeTruthy();
  expect(line.getByText('$20.00 used')).toBeTruthy();
  expect(line.getByText(/^\$90\.00 from 0[56]\.03\.2026/)).toBeTruthy();
  expect((await row('Stakes', '30 days')).getByText('No limit')).toBeTruthy();
});

test('3-30 where responsible gaming is off the page does not exist', async () => {
  const config = {
    ...defaultSiteConfig,
    features: { ...defaultSiteConfig.features, isResponsibleGamingEnabled: false },
  };
  const { root } = testRoot({ config });
  expect(await route.loadData?.(root, { params: {}, search: new URLSearchParams() })).toEqual({ status: 404 });
});

test('7-13 a limit is typed, checked, sent once and said to be in force', async () => {
  const { operator } = await draw({
    'POST responsible.setLimit': () => settings({ limits: [daily({ used: usd('0.00') })] }),
  });
  const line = await row('Deposits', '24 hours');
  await userEvent.click(line.getByRole('button', { name: 'Set: Deposits, 24 hours' }));
  const field = line.getByRole('textbox', { name: /New limit/ });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'a lot');
  await userEvent.click(line.getByRole('button', { name: 'Save limit' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(field);
  await userEvent.type(field, '50');
  await userEvent.dblClick(line.getByRole('button', { name: 'Save limit' }));
  expect(await line.findByText('Saved. In force now.')).toBeTruthy();
  const sent = operator.calls.filter(({ key }) => key === 'POST responsible.setLimit');
  expect(sent.map(({ input }) => input)).toEqual([{ kind: 'deposit', period: 'day', amount: '50.00' }]);
});

test('a looser limit is said to wait; removing one as well', async () => {
  const pending = { limit: null, minutes: null, effective_at: '2026-03-06T11:00:00.000Z' };
  const { operator } = await draw({
    'GET responsible.getSettings': () => settings({ limits: [daily()] }),
    'POST responsible.setLimit': () => settings({ limits: [daily({ pending })] }),
  });
  const line = await row('Deposits', '24 hours');
  await userEvent.click(line.getByRole('button', { name: 'Change: Deposits, 24 hours' }));
  await userEvent.click(line.getByRole('button', { name: 'Remove limit' }));
  expect(await line.findByText(/the stricter limit holds/)).toBeTruthy();
  expect(line.getByText('$50.00')).toBeTruthy();
  expect(operator.calls.at(-1)?.input).toEqual({ kind: 'deposit', period: 'day', amount: '' });
});

test('a failed change keeps what was typed and says why', async () => {
  await draw({
    'POST responsible.setLimit': () => {
      throw new NoAnswerError('network');
    },
  });
  const line = await row('Losses', '7 days');
  await userEvent.click(line.getByRole('button', { name: /^Set/ }));
  await userEvent.type(line.getByRole('textbox'), '30');
  await userEvent.click(line.getByRole('button', { name: 'Save limit' }));
  expect((await line.findByRole('alert')).textContent).toContain('No answer from the server');
  expect(line.getByRole<HTMLInputElement>('textbox').value).toBe('30');
});

test('self-exclusion needs a length, the consent and a second question, and is sent once', async () => {
  const { root, operator } = await draw({
    'POST responsible.exclude': () => ({ until: '2026-09-04T11:05:00.000Z' }),
  });
  const card = within(await screen.findByRole('region', { name: 'Self-exclusion' }));
  await userEvent.click(card.getByRole('button', { name: 'Exclude me' }));
  expect(card.getByText('Choose how long.')).toBeTruthy();
  expect(card.getByText('Confirm that you understand.')).toBeTruthy();
  await userEvent.selectOptions(card.getByRole('combobox'), '6');
  await userEvent.click(card.getByRole('checkbox'));
  await userEvent.click(card.getByRole('button', { name: 'Exclude me' }));
  const question = await screen.findByRole('dialog', { name: 'Exclude yourself for 6 months?' });
  expect(operator.calls.some(({ key }) => key === 'POST responsible.exclude')).toBe(false);
  await userEvent.click(within(question).getByRole('button', { name: 'Exclude me' }));
  const told = await screen.findByRole('dialog', { name: 'You are excluded' });
  expect(told.textContent).toContain('04.09.2026');
  const sent = operator.calls.filter(({ key }) => key === 'POST responsible.exclude');
  expect(sent.map(({ input }) => input)).toEqual([{ kind: 'self_exclusion', length: 6 }]);
  expect(root.dialogs.stack.length).toBe(1);
});

test('while an exclusion begins the session counts as being left, so that no refusal offers to sign in again', async () => {
  let answer: 'refuse' | 'exclude' = 'refuse';
  const states: boolean[] = [];
  const { root } = await draw({
    'POST responsible.exclude': () => {
      states.push(root.session.isLeaving);
      if (answer === 'refuse') throw new NoAnswerError('network');
      return { until: '2026-09-04T11:05:00.000Z' };
    },
  });
  const store = root.store(exclusionStore);
  expect(await store.begin('self_exclusion', 6)).toBe(false);
  expect([states, root.session.isLeaving, store.problem !== null]).toEqual([[true], false, true]);
  answer = 'exclude';
  expect(await act(() => store.begin('self_exclusion', 6))).toBe(true);
  expect([states, store.problem]).toEqual([[true, true], null]);
});

test('trust: a break of 24 hours never starts by itself, says what stops and until when, and starts by one press', async () => {
  const { root, operator, clock } = await draw({
    'POST responsible.exclude': () => ({ until: '2026-03-06T12:10:00.000Z' }),
  });
  void openBreak(root);
  const dialog = await screen.findByRole('dialog', { name: 'A break of 24 hours' });
  await act(() => clock.advance(600_000));
  const until = (ms: number) => formatDateTime(ms, Intl.DateTimeFormat().resolvedOptions().timeZone, 'at');
  await waitFor(async () => {
    await act(() => clock.advance(60_000));
    expect(dialog.textContent).toContain(`Until ${until(clock.now() + 24 * 3_600_000)} you cannot sign in`);
  });
  expect(dialog.textContent).toContain('cannot be shortened or taken back');
  const sent = () => operator.calls.filter(({ key }) => key === 'POST responsible.exclude').map(({ input }) => input);
  expect([sent(), within(dialog).queryByRole('timer')]).toEqual([[], null]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep playing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
  void openBreak(root);
  await screen.findByRole('dialog', { name: 'A break of 24 hours' });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start the 24-hour break' }));
  expect(await screen.findByRole('dialog', { name: 'Your break has begun' })).toBeTruthy();
  expect(sent()).toEqual([{ kind: 'break', length: 0 }]);
});

test('a reality check waits for a game and the end of its round, and play goes on only once the operator knows', async () => {
  const due = '2026-03-05T12:01:00.000Z';
  let isKnown = false;
  const { root, operator, clock } = await draw({
    'GET responsible.getSettings': () =>
      settings({
        session: { ...settings().session, reality_check_due_at: isKnown ? '2026-03-05T14:00:00.000Z' : due },
      }),
    'POST responsible.checkReality': () => {
      if (!isKnown) {
        isKnown = true;
        throw new NoAnswerError('timeout');
      }
      return 1;
    },
  });
  const stop = startRealityCheck(root);
  await act(async () => clock.advance(0));
  await act(async () => clock.advance(90_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => {
    root.play.setRoundOpen(true);
    root.play.setPlaying(true);
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => root.play.setRoundOpen(false));
  const dialog = await screen.findByRole('dialog', { name: 'A look at the clock' });
  expect(root.play.isPaused).toBe(true);
  expect(await within(dialog).findByText('−$11.50')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go on playing' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  expect(root.play.isPaused).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go on playing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(root.play.isPaused).toBe(false);
  expect(operator.calls.filter(({ key }) => key === 'POST responsible.checkReality').length).toBe(2);
  stop();
});

test('a round refused for reality asks at once, also in another tab’s time', async () => {
  const { root } = await draw();
  const stop = startRealityCheck(root);
  await act(async () => root.play.noteRefusal());
  expect(await screen.findByRole('dialog', { name: 'A look at the clock' })).toBeTruthy();
  stop();
});

test('the deposit page asks for a limit before the first deposit only', async () => {
  const prompted = settings({ options: { ...settings().options, is_deposit_limit_prompted: true } });
  await draw(
    {
      'GET responsible.getSettings': () => prompted,
      'POST responsible.setLimit': () => settings({ limits: [daily()] }),
    },
    DepositLimitPrompt,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Set a limit' }));
  await userEvent.type(screen.getByRole('textbox'), '50');
  await userEvent.click(screen.getByRole('button', { name: 'Save limit' }));
  expect(await screen.findByText('Your deposit limit is in force.')).toBeTruthy();
  cleanup();
  const { root } = await draw({}, DepositLimitPrompt);
  await waitFor(() => expect(root.store(limitsStore).status).toBe('ready'));
  expect(screen.queryByRole('button', { name: 'Set a limit' })).toBeNull();
});

test('3-55 the dialog of the deposit limit changes it where it is met', async () => {
  let limit = usd('50.00');
  const { root } = await draw(
    {
      'GET responsible.getSettings': () => settings({ limits: [daily({ limit })] }),
      'POST responsible.setLimit': (input) => {
        limit = usd(input.amount ?? '');
        return settings({ limits: [daily({ limit })] });
      },
    },
    () => null,
  );
  let isClosed = false;
  await act(async () => {
    void openDepositLimit(root, 'day').then(() => {
      isClosed = true;
    });
  });
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: /New limit/ });
  expect(field.value).toBe('50');
  await userEvent.clear(field);
  await userEvent.type(field, '40');
  await userEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
  expect(await dialog.findByText('$40.00')).toBeTruthy();
  expect(dialog.getByText('Saved. In force now.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(isClosed).toBe(true));
});

test('1-22 a limit that was typed and not saved is a draft: its form opens again, and nothing is sent', async () => {
  const answers = { 'GET responsible.getSettings': () => settings({ limits: [daily()] }) };
  const { root } = await draw(answers);
  const drafts = root.store(openDrafts);
  const line = await row('Deposits', '24 hours');
  await userEvent.click(line.getByRole('button', { name: 'Change: Deposits, 24 hours' }));
  expect(drafts.collect(4096)).toBe('');
  await userEvent.clear(line.getByRole('textbox'));
  await userEvent.type(line.getByRole('textbox'), '75');
  const kept = drafts.collect(4096);
  expect(JSON.parse(kept)).toEqual({ limit: { kind: 'deposit', period: 'day', amount: '75' } });
  cleanup();

  const later = await draw(answers);
  await row('Deposits', '24 hours');
  act(() => later.root.store(openDrafts).give(kept));
  expect((await row('Deposits', '24 hours')).getByRole<HTMLInputElement>('textbox').value).toBe('75');
  expect(later.operator.keys()).not.toContain('POST responsible.setLimit');
});

test('a limit is set, refused and saved on a page that the browser has translated, and every label follows', async () => {
  let isSaved = false;
  await draw({
    'GET responsible.getSettings': () => settings({ limits: isSaved ? [daily()] : [] }),
    'POST responsible.setLimit': () => {
      isSaved = true;
      return settings({ limits: [daily()] });
    },
  });
  const line = await row('Deposits', '24 hours');
  const set = line.getByRole('button', { name: 'Set: Deposits, 24 hours' });
  translatePage();
  await userEvent.click(set);
  const field = line.getByRole('textbox');
  translatePage();
  await userEvent.type(field, 'a lot');
  await userEvent.tab();
  translatePage();
  await userEvent.clear(field);
  await userEvent.type(field, '50{Enter}');
  expect(await line.findByText('Saved. In force now.')).toBeTruthy();
  expect(line.getByRole('button', { name: 'Change: Deposits, 24 hours' }).textContent).toBe('Change');
});
