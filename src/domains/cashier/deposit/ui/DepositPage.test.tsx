// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError, NoAnswerError } from '../../../../lib/errors.ts';
import { done, happen, renderPage } from '../../../../../tests/fakes/renderPage.tsx';
import { fundingState } from '../../../bonuses/face/FundingState.ts';
import { parseFunding } from '../../../bonuses/face/parseBonus.ts';
import { wireFunding } from '../../../bonuses/testing/wireBonus.ts';
import { defaultSiteConfig } from '../../../../app/settings/testing/defaultSiteConfig.ts';
import { createTestApp, withFace } from '../../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../../tests/fakes/fakeCall.ts';
import { responsibleFace } from '../../../responsible/face.ts';
import { depositOffer, depositSettings, transaction, usd } from '../../testing/wire.ts';
import route from '../../ui/deposit.route.ts';

afterEach(cleanup);

const answers = (more: Answers = {}): Answers => ({
  'GET cashier.getdepositsettings': () => depositSettings(),
  'POST cashier.makedeposit': () => ({ transaction: transaction(), redirect_url: 'https://pay.example/i/1' }),
  ...more,
});
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
const fill = async (text: string) => {
  await userEvent.clear(amount());
  if (text !== '') await userEvent.type(amount(), text);
};
const pay = () => screen.getByRole('button', { name: /^Deposit|^Checking/ });

describe('four states', () => {
  test('a skeleton until the session is known, and no request for a guest', async () => {
    const app = createTestApp({ answers: answers() });
    await renderPage(app, route);
    expect(screen.getByRole('heading', { level: 1, name: 'Deposit' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(app.calls).toEqual([]);
    await happen(() => app.signIn(7));
    expect(amount().value).toBe('20');
  });

  test('I8 a wait of ten seconds is explained', async () => {
    const app = createTestApp({
      uid: 7,
      answers: answers({ 'GET cashier.getdepositsettings': () => new Promise(() => {}) }),
    });
    await renderPage(app, route);
    expect(screen.queryByText(/Still working/)).toBeNull();
    await happen(() => app.clock.advance(10_000));
    expect(screen.getByText(/Still working/)).toBeTruthy();
  });

  test('failed: a retry loads the form', async () => {
    const app = createTestApp({
      uid: 7,
      answers: answers({ 'GET cashier.getdepositsettings': () => Promise.reject(new NoAnswerError('network')) }),
    });
    await renderPage(app, route);
    app.answers = answers();
    await done(userEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(amount().value).toBe('20');
  });

  test('empty: a message that there is no method, with a link to the games', async () => {
    const app = createTestApp({
      uid: 7,
      answers: answers({ 'GET cashier.getdepositsettings': () => depositSettings({ methods: [] }) }),
    });
    await renderPage(app, route);
    expect(screen.getByRole('link', { name: 'To the games' }).getAttribute('href')).toBe('/gamehall');
  });

  test('ready: limits, fee and usual time of the chosen method', async () => {
    const app = createTestApp({ uid: 7, answers: answers() });
    await renderPage(app, route, { params: { sysname: 'flashpay' } });
    const told = () =>
      document.getElementById(screen.getByRole('radio', { checked: true }).getAttribute('aria-describedby') ?? '')
        ?.textContent;
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'FlashPay' }).checked).toBe(true);
    expect(told()).toBe('$20 – $1,0002.5% feeA few minutes');
    await done(userEvent.click(screen.getByRole('radio', { name: 'Card' })));
    expect(told()).toBe('$10 – $1,000No feeInstant');
  });
});

test('3-42 a method has the content system’s name, and the operator’s where there is none', async () => {
  const methods = [{ sysname: 'card', name: 'Karte', icons: [], descriptions: [] }];
  const config = { ...defaultSiteConfig, cashier: { ...defaultSiteConfig.cashier, methods } };
  await renderPage(createTestApp({ uid: 7, answers: answers(), config }), route);
  const names = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent ?? '');
  expect(names()[0]).toContain('Karte');
  expect(names()[1]).toContain('FlashPay');
});

describe('the form', () => {
  test('3-54 the summary follows the typed amount: you pay, fee, you get', async () => {
    const app = createTestApp({ uid: 7, answers: answers() });
    await renderPage(app, route, { params: { sysname: 'flashpay' } });
    await done(fill('100'));
    const rows = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual(['You pay: $100.00', 'Fee: $2.50', 'You get: $97.50']);
  });

  test('5-26 an invalid amount has no summary', async () => {
    await renderPage(createTestApp({ uid: 7, answers: answers() }), route);
    const prices = () => screen.getAllByRole('term').map((term) => term.nextElementSibling?.textContent);
    await done(fill('12'));
    expect(prices()).toEqual(['$12.00', '$0.00', '$12.00']);
    await done(fill('3'));
    await done(userEvent.tab());
    expect(prices()).toEqual(['–', '–', '–']);
  });

  test('3-43 a preset fills the field', async () => {
    const app = createTestApp({ uid: 7, answers: answers() });
    await renderPage(app, route);
    await done(
      userEvent.click(
        within(screen.getByRole('group', { name: 'Quick choices' })).getByRole('button', { name: '$50' }),
      ),
    );
    expect(amount().value).toBe('50');
  });

  test.each([
    ['', 'Fill in this field'],
    ['abc', 'Write it in digits, like 10.00'],
    ['$50', 'Write it in digits, like 10.00'],
    ['9.99', 'Between $10 and $1,000'],
    ['1000.01', 'Between $10 and $1,000'],
  ])('5-26 %j shows “%s” at the field and is kept', async (text, message) => {
    const app = createTestApp({ uid: 7, answers: answers() });
    await renderPage(app, route);
    await done(fill(text));
    await done(userEvent.click(pay()));
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect(amount().value).toBe(text);
    expect(document.activeElement).toBe(amount());
    expect(app.calls.map(({ key }) => key)).toEqual([
      'GET cashier.getdepositsettings',
      'GET campaigns.getoffers',
      'GET cashier.gethistory',
    ]);
  });

  test('3-55 the player’s own limit is shown, and an amount beyond it refused', async () => {
    const limit = {
      available_amount: usd('30.00'),
      limit_amount: usd('200.00'),
      period: 'week',
      can_edit: true,
      expired_at: null,
    } as const;
    const app = createTestApp({
      uid: 7,
      answers: answers({ 'GET cashier.getdepositsettings': () => depositSettings({ limit }) }),
    });
    await renderPage(app, route);
    expect(screen.getByText('$30 left of your weekly limit of $200')).toBeTruthy();
    await done(fill('31'));
    await done(userEvent.click(pay()));
    expect(screen.getByRole('alert').textContent).toContain('$30 ');
  });

  test('7-2, 7-13, 3-55 the limit is changed in place, and the hint follows', async () => {
    let left = '30.00';
    let endsAt: string | null = null;
    const limit = () => ({
      available_amount: usd(left),
      limit_amount: usd('200.00'),
      period: 'week' as const,
      can_edit: true,
      expired_at: endsAt,
    });
    const settings = depositSettings({ limit: limit() });
    const app = createTestApp({
      uid: 7,
      answers: answers({
        'GET cashier.getdepositsettings': () => settings,
        'GET account.getDepositLimit': limit,
      }),
    });
    const asked: string[] = [];
    const changeDepositLimit = async (period: string) => {
      asked.push(period);
      left = '10.00';
      endsAt = '2026-06-03T12:00:00.000Z';
    };
    await renderPage({ ...app, use: withFace(app, responsibleFace, { changeDepositLimit }) }, route);
    await done(fill('12'));
    await done(userEvent.click(screen.getByRole('button', { name: 'Change the limit' })));
    expect(asked).toEqual(['week']);
    expect(screen.getByText(/^\$10 left of your weekly limit of \$200$/)).toBeTruthy();
    expect(screen.getByText(/until 03\.06\.2026/)).toBeTruthy();
    expect(app.calls.filter(({ key }) => key === 'GET cashier.getdepositsettings')).toHaveLength(1);
    expect(amount().value).toBe('12');
  });

  test('I8 an uncertain outcome shows “checking”, never “failed”, and disables the button', async () => {
    const app = createTestApp({
      uid: 7,
      answers: answers({ 'POST cashier.makedeposit': () => Promise.reject(new NoAnswerError('timeout')) }),
    });
    await renderPage(app, route);
    await done(fill('50'));
    await done(userEvent.click(pay()));
    expect(screen.getByText('Checking your payment')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(pay()).toHaveProperty('disabled', true);
    app.answers = answers();
    await happen(() => app.clock.advance(1000));
    expect(app.external).toEqual(['https://pay.example/i/1']);
  });

  test('8-4 too many tries: the seconds count down, the form is kept', async () => {
    const app = createTestApp({
      uid: 7,
      answers: answers({
        'POST cashier.makedeposit': () => Promise.reject(new ApiError('TooManyRequestsException', 429, {}, '', 2)),
      }),
    });
    await renderPage(app, route);
    await done(fill('50'));
    await done(userEvent.click(pay()));
    expect(screen.getByRole('alert').textContent).toContain('Wait 2 seconds');
    await happen(() => app.clock.advance(1000));
    expect(screen.getByRole('alert').textContent).toContain('Wait 1 second;');
    await happen(() => app.clock.advance(1000));
    expect(screen.getByRole('alert').textContent).toBe('You can try again now.');
    expect(amount().value).toBe('50');
  });

  test('6-4, 8-3 a missing contact shows what to do and a link', async () => {
    const app = createTestApp({
      uid: 7,
      answers: answers({
        'POST cashier.makedeposit': () => Promise.reject(new ApiError('UserNeedConfirmContactException', 422, {}, '')),
      }),
    });
    await renderPage(app, route);
    await done(fill('50'));
    await done(userEvent.click(pay()));
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Confirm now' }).getAttribute('href')).toBe(
      `/profile/contacts?from=${encodeURIComponent('/cashier/deposit')}`,
    );
  });

  test('a session that ends keeps the form and its text', async () => {
    const app = createTestApp({ uid: 7, answers: answers() });
    await renderPage(app, route);
    await done(fill('50'));
    await happen(() => app.runOut());
    expect(amount().value).toBe('50');
    await happen(() => app.signIn(7));
    expect(amount().value).toBe('50');
  });
});

test('another player who signs in on the page is given a form of their own', async () => {
  const app = createTestApp({ uid: 7, answers: answers() });
  await renderPage(app, route);
  await done(fill('50'));
  await happen(() => app.signIn(8));
  expect(amount().value).toBe('20');
  expect(app.calls.filter(({ key }) => key === 'GET cashier.getdepositsettings')).toHaveLength(2);
});

test('2.8-7 a new player sees a welcome', async () => {
  await renderPage(createTestApp({ uid: 7, answers: answers() }), route, { search: 'register=success' });
  expect(screen.getByText('Your account is ready')).toBeTruthy();
});

test('3-10 an address that takes no deposits says so in place of the form', async () => {
  const app = createTestApp({ uid: 7, answers: answers() });
  const content = { ...app.content, site: { ...app.content.site, state: 'readonly' as const } };
  await renderPage({ ...app, content }, route);
  expect(screen.getByText('Deposits are closed')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([[true], [false]])('4-36 an offer whose bonus would wait says so; active bonus: %s', async (isActive) => {
  const app = createTestApp({
    uid: 7,
    answers: answers({ 'GET campaigns.getoffers': () => ({ count: 1, items: [depositOffer()] }) }),
  });
  app.store(fundingState).adopt(parseFunding(wireFunding(isActive ? {} : { casino: null })));
  await renderPage(app, route);
  await done(userEvent.click(screen.getByRole('radio', { name: /^Welcome/ })));
  expect(screen.queryAllByText(/Another bonus is active/)).toHaveLength(isActive ? 1 : 0);
});

test('3-39 ContainerView: the methods first, each with its page; there the form of the one', async () => {
  const app = createTestApp({ uid: 7, answers: answers() });
  const cashier = { ...app.content.config.cashier, depositView: 'ContainerView' as const };
  const content = { ...app.content, config: { ...app.content.config, cashier } };
  await renderPage({ ...app, content }, route);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: /FlashPay/ }).getAttribute('href')).toBe('/cashier/deposit/flashpay');
  expect(screen.queryByText('Used last')).toBeNull();
  cleanup();
  await renderPage({ ...app, content }, route, { params: { sysname: 'flashpay' } });
  expect(amount().value).toBe('20');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('link', { name: 'Other methods' }).getAttribute('href')).toBe('/cashier/deposit');
});

test('7-48 the method used last is marked among the methods of their own page', async () => {
  const app = createTestApp({
    uid: 7,
    answers: answers({
      'GET cashier.getdepositsettings': () => depositSettings({ used_methods: ['gold', 'flashpay'] }),
    }),
  });
  const cashier = { ...app.content.config.cashier, depositView: 'ContainerView' as const };
  const content = { ...app.content, config: { ...app.content.config, cashier } };
  await renderPage({ ...app, content }, route);
  expect(screen.getByRole('link', { name: /FlashPay/ }).textContent).toContain('Used last');
  expect(screen.getByRole('link', { name: /Card/ }).textContent).not.toContain('Used last');
});

test('trust, 7-48 a held account sees that before it types anything, with the way to the support', async () => {
  const app = createTestApp({
    uid: 7,
    answers: answers({ 'GET cashier.getdepositsettings': () => depositSettings({ is_held: true }) }),
  });
  await renderPage(app, route);
  expect(screen.getByRole('alert').textContent).toContain('cannot');
  expect(screen.getByRole('link', { name: /support/i }).getAttribute('href')).toBe('/support');
  expect([screen.queryByRole('textbox'), screen.queryByRole('button', { name: 'Deposit' })]).toEqual([null, null]);
});

test('1-22 Part 17 a voucher’s code is the last that is typed: its form has no amount', async () => {
  const [card] = depositSettings().methods;
  const fields = [{ name: 'voucher', kind: 'voucher', is_required: true }] as const;
  const methods = [{ ...card!, sysname: 'voucher', kind: 'voucher' as const, fields: [...fields] }];
  const app = createTestApp({
    uid: 7,
    answers: answers({ 'GET cashier.getdepositsettings': () => depositSettings({ methods }) }),
  });
  await renderPage(app, route);
  expect(screen.getByRole('textbox').getAttribute('enterkeyhint')).toBe('done');
});
