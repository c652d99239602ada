// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { deferred } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { wireProfile } from '../../profile/testing/wireProfile.ts';
import { NotificationPage } from './NotificationPage.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';

afterEach(cleanup);

type Contacts = ReturnType<typeof wireProfile>['contacts'];
const email = {
  type: 'email',
  contact: 'robin@example.test',
  phone_country_code: null,
  is_confirmed: true,
  is_subscribed: false,
} as const;
const phone = { ...email, type: 'phone', contact: '37120000001', is_confirmed: false } as const;

async function page(answers: Answers = {}, contacts: Contacts = [email, phone]) {
  const made = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET account.getprofileinfo': () => wireProfile({ contacts }),
      'POST account.changeSubscription': () => 1,
      'GET notifications.getSettings': () => ({ channels: [], kinds: [] }),
      ...answers,
    },
  });
  await made.root.loadMessages(['notifications']);
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <NotificationPage />
    </AppProvider>,
  );
  await act(settle);
  const sent = () => made.operator.calls.filter(({ key }) => key === 'POST account.changeSubscription');
  return { ...made, sent };
}
const promotions = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Promotions and news' });

test('2.4-1, 7-7 each confirmed contact has its switches: service messages are always on', async () => {
  const { sent } = await page();
  const service = screen.getByRole<HTMLInputElement>('switch', { name: 'Service messages' });
  expect([service.checked, service.disabled, promotions().checked]).toEqual([true, true, false]);
  await userEvent.click(promotions());
  await act(settle);
  expect(sent().map(({ input }) => input)).toEqual([{ contact: 'robin@example.test', subscription: 1 }]);
  expect(promotions().checked).toBe(true);
  const unconfirmed = within(screen.getByRole('region', { name: 'Text messages' }));
  expect(unconfirmed.queryByRole('switch')).toBeNull();
  expect(unconfirmed.getByRole('link', { name: 'Confirm it' }).getAttribute('href')).toBe('/profile/contacts');
});

test('7-7 a switch shows its state at once; a second press while it is saved changes nothing', async () => {
  const answer = deferred<1>();
  const { sent } = await page({ 'POST account.changeSubscription': () => answer.promise });
  await userEvent.dblClick(promotions());
  expect([promotions().checked, sent()]).toMatchObject([true, [{ input: { subscription: 1 } }]]);
  expect(sent()).toHaveLength(1);
  await act(async () => answer.resolve(1));
  await act(settle);
  expect([promotions().checked, promotions().getAttribute('aria-busy')]).toEqual([true, null]);
});

test('7-7 a change that fails goes back and says so', async () => {
  await page({ 'POST account.changeSubscription': () => Promise.reject(new NoAnswerError('network')) });
  await userEvent.click(promotions());
  await act(settle);
  expect(promotions().checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('the switch went back');
});

test('2.4-1 without a contact the page says what to do; what fails to load can be tried again', async () => {
  await page({}, []);
  expect(screen.getByRole('link', { name: 'Add a contact' }).getAttribute('href')).toBe('/profile/contacts');
  cleanup();
  const { operator } = await page({ 'GET account.getprofileinfo': () => Promise.reject(new NoAnswerError('network')) });
  operator.answers['GET account.getprofileinfo'] = () => wireProfile({ contacts: [email] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settle);
  expect(promotions()).toBeTruthy();
});

async function link(search: string, answer: Answers['POST account.unsubscribe']) {
  const answers: Answers = answer === undefined ? {} : { 'POST account.unsubscribe': answer };
  const made = testRoot({
    address: `/unsubscribe${search}`,
    answers: { 'GET account.getInfo': () => wireAccount(0), ...answers },
  });
  await made.root.loadMessages(['notifications']);
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <UnsubscribePage />
    </AppProvider>,
  );
  await act(settle);
  return made;
}
const good = '?contact=robin%40example.test&token=abc';
const press = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  await act(settle);
};

test('2.2-13, 7-23 a guest sees which contact it is, and one press ends the messages', async () => {
  const { operator } = await link(good, () => ({ status: 'unsubscribed' }));
  expect(screen.getByText('robin@example.test')).toBeTruthy();
  expect(operator.keys()).not.toContain('POST account.unsubscribe');
  await press();
  expect(operator.calls.at(-1)?.input).toEqual({ contact: 'robin@example.test', token: 'abc' });
  expect(screen.getByRole('status').textContent).toContain('no longer sent to robin@example.test');
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
});

test('2.2-13 a link that was followed before says so', async () => {
  await link(good, () => ({ status: 'alreadyUnsubscribed' }));
  await press();
  expect(screen.getByRole('status').textContent).toContain('were not being sent any more');
});

test.each([
  ['wrongToken', 'This link does not work'],
  ['expiredToken', 'This link has expired'],
])('2.2-13 a token that is refused with %s is told', async (code, text) => {
  await link(good, () =>
    Promise.reject(new ApiError('InvalidParameterException', 422, { token: [{ code }] }, 'invalid')),
  );
  await press();
  expect(screen.getByRole('alert').textContent).toContain(text);
});

test('2.2-13 a lost answer keeps the button for another try', async () => {
  const { operator } = await link(good, () => Promise.reject(new NoAnswerError('network')));
  await press();
  expect(screen.getByRole('alert').textContent).toContain('No answer from the server');
  operator.answers['POST account.unsubscribe'] = () => ({ status: 'unsubscribed' });
  await press();
  expect(screen.getByRole('status').textContent).toContain('Done');
});

test.each(['', '?contact=robin%40example.test', '?contact=Call%20%2B371%20now&token=abc'])(
  '2.2-13 an address that is no link of a message asks nothing and shows nothing of it: %s',
  async (search) => {
    await link(search, undefined);
    expect(screen.getByRole('alert').textContent).toContain('This link does not work');
    expect(document.body.textContent).not.toContain('Call');
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  },
);
