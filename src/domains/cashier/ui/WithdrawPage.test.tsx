// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { money } from '../../../shared/money/money.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { done, happen, renderPage } from '../../../../tests/fakes/renderPage.tsx';
import { dialogFrame } from '../../../../tests/fakes/dialogFrame.ts';
import { fundingState } from '../../bonuses/face/FundingState.ts';
import { parseFunding } from '../../bonuses/face/parseBonus.ts';
import { wireFunding } from '../../bonuses/testing/wireBonus.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { page, transaction, usd, withdrawSettings } from '../testing/wire.ts';
import type { WireTransaction } from '../testing/wire.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import route from './withdraw.route.ts';

afterEach(cleanup);

const sent = (more: Partial<WireTransaction> = {}) =>
  transaction({ type: 'withdrawal', amount: usd('25.50'), requisites: '411111...1111', ...more });
const answers = (more: Answers = {}): Answers => ({
  'GET cashier.getwithdrawsettings': () => withdrawSettings(),
  'GET cashier.gethistory': () => page([sent()]),
  'POST cashier.makewithdrawal': () => ({ transaction: sent() }),
  ...more,
});
/** What the review tells beyond the sum. */
const more = { holder: '', median: null, left: money(11_050n, 'USD'), canCancel: false, isLookedAt: true };
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
const cardNumber = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Card number/ });
const review = () => screen.getByRole('button', { name: 'Review withdrawal' });

describe('four states', () => {
  test('a skeleton until the session is known', async () => {
    const app = createTestApp({ answers: answers() });
    await renderPage(app, route);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(app.calls).toEqual([]);
  });

  test('failed: a retry loads the form', async () => {
    const app = createTestApp({
      uid: 7,
      answers: answers({ 'GET cashier.getwithdrawsettings': () => Promise.reject(new NoAnswerError('network')) }),
    });
    await renderPage(app, route);
    app.answers = answers();
    await done(userEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(amount().value).toBe('');
  });

  test('empty: nothing to withdraw still shows the locked amounts', async () => {
    const app = createTestApp({
      uid: 7,
      answers: answers({ 'GET cashier.getwithdrawsettings': () => withdrawSettings({ available: usd('0.00') }) }),
    });
    await renderPage(app, route);
    expect(screen.getByText('Withdrawals on their way')).toBeTruthy();
    expect(screen.queryByText('Nothing to withdraw yet')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    app.answers['GET cashier.getwithdrawsettings'] = () =>
      withdrawSettings({ available: usd('0.00'), total: usd('0.00'), locked: [] });
    await happen(() => app.news.publishGap());
    await happen(() => app.clock.advance(2000));
    expect(screen.getByText('Nothing to withdraw yet')).toBeTruthy();
  });

  test('7-50 ready: what can be withdrawn, what is locked, why, and links', async () => {
    await renderPage(createTestApp({ uid: 7, answers: answers() }), route);
    expect(screen.getByText('$210.50')).toBeTruthy();
    const lock = within(screen.getByText('Withdrawals on their way').closest('li') as HTMLElement);
    expect(lock.getByText('$30.00')).toBeTruthy();
    expect(lock.getByRole('link').getAttribute('href')).toBe('/cashier/withdraw?transaction=p_9');
    expect(
      ['Available now', 'Locked', 'In total'].map((name) => screen.getByText(name).nextSibling?.textContent),
    ).toEqual(['$210.50', '$30.00', '$240.50']);
  });
});

describe('the form', () => {
  test('8-9 a card that was paid with is offered with when it paid; it is forgotten where one pays', async () => {
    const known = { id: 'wd-1', method: 'card', holder: '', status: 'ready', until: null } as const;
    const destinations = [
      { ...known, id: 'card.a.b.c', requisites: '424242...4242', paid_at: '2026-03-05T12:00:00.000Z' },
      { ...known, requisites: '411111...1111', paid_at: null },
    ];
    const settings = () => withdrawSettings({ destinations });
    const app = createTestApp({ uid: 7, answers: answers({ 'GET cashier.getwithdrawsettings': settings }) });
    await renderPage(app, route);
    const paid = screen.getByRole<HTMLInputElement>('radio', { name: /4242/ });
    expect(paid.checked).toBe(true);
    expect(screen.getByText(/^Paid with on \d\d\.\d\d\.2026 at/)).toBeTruthy();
    const forget = () => screen.queryByRole('button', { name: 'Forget this destination' });
    expect(forget()).toBeNull();
    await done(userEvent.click(screen.getByRole('radio', { name: /1111/ })));
    expect(forget()).not.toBeNull();
  });

  test('5-52 a wrong card number and too large an amount are shown at their fields', async () => {
    await renderPage(createTestApp({ uid: 7, answers: answers() }), route);
    await done(userEvent.type(amount(), '999'));
    await done(userEvent.type(cardNumber(), '4111111111111112'));
    await done(userEvent.click(review()));
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
        'More than you can withdraw now',
        'Check the card number',
      ]),
    );
    expect(cardNumber().value).toBe('4111 1111 1111 1112');
    expect(document.activeElement).toBe(amount());
    await done(userEvent.clear(amount()));
    await done(userEvent.type(amount(), '25'));
    await done(userEvent.click(review()));
    expect(document.activeElement).toBe(cardNumber());
  });

  test('8-6 a refusal is shown at the typed amount, also if nothing is left to withdraw', async () => {
    const refusal = new ApiError(
      'WithdrawalLimitsExceededException',
      422,
      { amount: [{ code: 'insufficientFunds' }] },
      '',
    );
    const app = createTestApp({
      uid: 7,
      answers: answers({ 'POST cashier.makewithdrawal': () => Promise.reject(refusal) }),
    });
    await renderPage(app, route);
    await done(userEvent.type(amount(), '25.50'));
    await done(userEvent.type(cardNumber(), '4111111111111111'));
    app.answers['GET cashier.getwithdrawsettings'] = () => withdrawSettings({ available: usd('0.00') });
    await done(userEvent.click(review()));
    expect(screen.getByRole('alert').textContent).toBe('More than you can withdraw now');
    expect([amount().value, cardNumber().value]).toEqual(['25.50', '4111 1111 1111 1111']);
  });

  test('8-3 "you were signed out" disappears once the player is back', async () => {
    const app = createTestApp({ uid: 7 });
    app.answers = answers({
      'POST cashier.makewithdrawal': () => {
        app.runOut();
        return Promise.reject(new ApiError('AuthorizationException', 401, {}, ''));
      },
    });
    await renderPage(app, route);
    await done(userEvent.type(amount(), '25.50'));
    await done(userEvent.type(cardNumber(), '4111111111111111'));
    await done(userEvent.click(review()));
    expect(screen.getByRole('alert').textContent).toContain('You were signed out');
    await happen(() => app.signIn(7));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(amount().value).toBe('25.50');
  });

  test('8-6 a refusal of the amount focuses its field', async () => {
    const refusal = new ApiError('WithdrawalLimitsExceededException', 422, {}, '');
    await renderPage(
      createTestApp({ uid: 7, answers: answers({ 'POST cashier.makewithdrawal': () => Promise.reject(refusal) }) }),
      route,
    );
    await done(userEvent.type(amount(), '25.50'));
    await done(userEvent.type(cardNumber(), '4111111111111111'));
    await done(userEvent.click(review()));
    expect(document.activeElement).toBe(amount());
  });

  test('a digit inserted in the middle leaves the caret behind it', async () => {
    await renderPage(createTestApp({ uid: 7, answers: answers() }), route);
    await done(userEvent.type(cardNumber(), '41111'));
    await done(userEvent.type(cardNumber(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 }));
    expect(cardNumber().value).toBe('4911 11');
    expect(cardNumber().selectionStart).toBe(2);
  });

  test('“all” fills in what can be withdrawn', async () => {
    await renderPage(createTestApp({ uid: 7, answers: answers() }), route);
    await done(userEvent.click(screen.getByRole('button', { name: 'All' })));
    expect(amount().value).toBe('210.50');
  });

  test.each([
    ['succeeded', '', 'Withdrawal paid', 'Paid'],
    ['failed', 'requisites_refused_by_bank', 'Withdrawal returned', 'Being sent'],
  ] as const)('after the review it is pending, then %s by itself', async (status, reason, heading, step) => {
    let now: WireTransaction = sent();
    const app = createTestApp({ uid: 7, answers: answers({ 'GET cashier.gethistory': () => page([now]) }) });
    await renderPage(app, route);
    await done(userEvent.type(amount(), '25.50'));
    await done(userEvent.type(cardNumber(), '4111111111111111'));
    await done(userEvent.click(review()));
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Withdrawal on its way');
    now = sent({ status, reason });
    await happen(() => app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_1', status } }));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(heading);
    expect(screen.getByRole('list', { name: 'Progress' }).textContent).toContain(step);
    await done(userEvent.click(screen.getByRole('button', { name: 'Make another withdrawal' })));
    expect(amount().value).toBe('');
  });
});

test('the review shows amount, fee, payout and a masked destination', async () => {
  const answered: boolean[] = [];
  const usdMoney = (minor: bigint) => money(minor, 'USD');
  const summary = { pay: usdMoney(10_000n), fee: usdMoney(250n), get: usdMoney(9750n) };
  render(
    <AppProvider value={createTestApp({ uid: 7 })}>
      <ReviewDialog
        props={{
          summary,
          method: 'card',
          methodName: 'Card',
          time: 'minutes',
          requisites: '4111111111111111',
          ...more,
        }}
        close={(answer) => answered.push(answer)}
        frame={dialogFrame()}
      />
    </AppProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Check before it leaves' });
  for (const text of ['$100.00', '$2.50', '$97.50', '•••• 1111', 'A few minutes', '$110.50'])
    expect(within(dialog).getByText(text)).toBeTruthy();
  expect(dialog.textContent).not.toContain('411111');
  expect(dialog.textContent).toContain('A person looks at an amount like this first');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(answered).toEqual([true]);
});

test.each([[true], [false]])(
  '2.10-17 form and review say what a withdrawal costs; active bonus: %s',
  async (isActive) => {
    const app = createTestApp({ uid: 7, answers: answers() });
    app.store(fundingState).adopt(parseFunding(wireFunding(isActive ? {} : { casino: null })));
    await renderPage(app, route);
    const told = () => screen.queryAllByText(/ends your active bonus: its .*26\.00.* of bonus money is lost/).length;
    expect(told()).toBe(isActive ? 1 : 0);
    const usdMoney = (minor: bigint) => money(minor, 'USD');
    const summary = { pay: usdMoney(100n), fee: usdMoney(0n), get: usdMoney(100n) };
    render(
      <AppProvider value={app}>
        <ReviewDialog
          props={{
            summary,
            method: 'card',
            methodName: 'Card',
            time: 'minutes',
            requisites: '4111111111111111',
            ...more,
          }}
          close={() => undefined}
          frame={dialogFrame()}
        />
      </AppProvider>,
    );
    await screen.findByRole('dialog', { name: 'Check before it leaves', hidden: true });
    expect(told()).toBe(isActive ? 2 : 0);
  },
);
