// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { dialogFrame } from '../../../../tests/fakes/dialogFrame.ts';
import type { FakeClock } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { fieldAnswers } from '../../../../tests/fakes/wireFields.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import type { AfterAuthEntry } from '../../../kernel/AppServices.ts';
import type { AuthOutcome, AuthView } from '../AuthRequest.ts';
import { completeSiteConfig } from '../../../app/settings/siteSettings.ts';
import { authArtStore } from '../AuthArtStore.ts';
import { AuthDialog } from './AuthDialog.tsx';

afterEach(cleanup);

const right: Answers = {
  ...fieldAnswers,
  'POST auth.login': () => ({ status: 'OK', payload: { uid: 7, token: null } }),
  'POST auth.register': () => ({ status: 'REGISTERED', payload: { uid: 7, token: null } }),
  'GET account.getInfo': () => wireAccount(7),
};

interface Opening {
  readonly answers?: Answers;
  /** The configuration of the popup; the default one has no banner and one type. */
  readonly auth?: object;
  readonly afterAuth?: readonly AfterAuthEntry[];
}

async function open(view: AuthView, { answers = right, auth = {}, afterAuth = [] }: Opening = {}) {
  const { root, operator, navigated } = testRoot({
    answers,
    address: '/gamehall?show_popup_auth=1',
    config: completeSiteConfig({ auth }),
    afterAuth,
  });
  await root.loadMessages(['auth']);
  const close = vi.fn<(outcome: AuthOutcome) => void>();
  const onClose = vi.fn<() => void>();
  render(
    <AppProvider value={root}>
      <AuthDialog props={{ view }} close={close} frame={dialogFrame({ onClose })} />
    </AppProvider>,
  );
  await screen.findByRole('dialog');
  return { root, operator, navigated, close, onClose };
}

const named = () => screen.getByRole('dialog').getAttribute('aria-labelledby');
const title = () => document.getElementById(named() ?? '')?.textContent;
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
/** Buttons that switch views may have the same name: this finds the form's submit button. */
const submit = () =>
  screen.getAllByRole<HTMLButtonElement>('button').filter(({ type }) => type === 'submit')[0] as HTMLElement;
const focused = () => document.activeElement?.getAttribute('name');

test('2.10-2, 2.9-3, 2.9-4 the views link to each other, and each keeps its typed text', async () => {
  await open('authorization');
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect([title(), field(/^E-mail/).value]).toEqual(['Sign up', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect([title(), field(/^E-mail/).value]).toEqual(['Sign in', 'robin@example.test']);
});

test('4-11, 2.8-3 a sign-in closes the popup as signed in, then removes the flags from the address', async () => {
  const { close, navigated } = await open('authorization');
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.type(field(/^Password/), 'secret-1');
  await userEvent.click(submit());
  await waitFor(() => expect(close.mock.calls).toEqual([['signedIn']]));
  expect(navigated.map(({ path }) => path)).toEqual(['/gamehall']);
});

test('4-15, 4-4 once the popup has closed, the follow-ups of its outcome begin', async () => {
  const opened: string[] = [];
  const step = (after: 'signedIn' | 'registered', order: number): AfterAuthEntry => ({
    order,
    after: [after],
    open: async ({ session }) => void opened.push(`${after} ${session.uid}`),
  });
  const { close } = await open('authorization', { afterAuth: [step('signedIn', 1), step('registered', 2)] });
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.type(field(/^Password/), 'secret-1');
  expect(opened).toEqual([]);
  await userEvent.click(submit());
  await waitFor(() => expect(opened).toEqual(['signedIn 7']));
  expect(close.mock.calls).toEqual([['signedIn']]);
});

test('2.9-7 a registration closes it as registered and navigates to the deposit page', async () => {
  const { close, navigated } = await open('registration');
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.type(field(/^Password/), 'secret-1');
  await userEvent.click(screen.getByRole('checkbox', { name: /18 or older/ }));
  await userEvent.click(submit());
  await waitFor(() => expect(close.mock.calls).toEqual([['registered']]));
  expect(navigated.map(({ path }) => path)).toEqual(['/cashier/deposit?register=success']);
});

test('2.9-1, 2.9-2, 4-8, 4-9, 4-10, 4-13 a second factor is the view twofa, with a way back; its code closes the popup', async () => {
  const { close, operator } = await open('authorization', {
    answers: {
      ...right,
      'POST auth.login': ({ code }) =>
        code === '123456'
          ? { status: 'OK', payload: { uid: 7, token: null } }
          : { status: 'ALREADY_ENABLED', payload: null },
    },
  });
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.type(field(/^Password/), 'secret-1');
  await userEvent.click(submit());
  // The view's code is compiled on its first use.
  await screen.findByLabelText(/^Code/);
  expect([title(), close.mock.calls]).toEqual(['Two-factor code', []]);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect([title(), field(/^Password/).value]).toEqual(['Sign in', 'secret-1']);
  await userEvent.click(submit());
  await userEvent.type(await screen.findByLabelText(/^Code/), '123456');
  await userEvent.click(submit());
  await waitFor(() => expect(close.mock.calls).toEqual([['signedIn']]));
  expect(operator.calls.filter(({ key }) => key === 'POST auth.login').at(-1)?.input).toEqual({
    login: 'robin@example.test',
    password: 'secret-1',
    code: '123456',
  });
});

test('a refused submission focuses its first invalid field, also a checkbox, and sends nothing', async () => {
  const { operator } = await open('registration');
  await userEvent.click(submit());
  await waitFor(() => expect(focused()).toBe('email'));
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.click(submit());
  await waitFor(() => expect(focused()).toBe('password'));
  await userEvent.type(field(/^Password/), 'secret-1');
  await userEvent.click(submit());
  await waitFor(() => expect(focused()).toBe('terms'));
  expect(operator.keys().filter((key) => key.startsWith('POST'))).toEqual([]);
});

test('the close button calls the frame’s onClose', async () => {
  const { close, onClose } = await open('authorization');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([onClose.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
});

const email = { id: 'email', label: '', component: 'form', field: 'email' };
const phone = { id: 'phone', label: '', component: 'form', field: 'phone' };
const fast = { id: 'fast', label: 'In ten seconds', component: 'fast', field: 'email' };
const social = { id: 'social', label: '', component: 'social' };

const types = () =>
  screen.queryAllByRole<HTMLInputElement>('radio').map((radio) => radio.closest('label')?.textContent);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('2.9-6, 3-27 several types are offered as radio tabs; the chosen one sets the form and is kept', async () => {
  await open('registration', { auth: { registrationTypes: [email, phone, fast] } });
  const group = screen.getByRole('group', { name: 'How to register' });
  expect(within(group).getAllByRole('radio')).toHaveLength(3);
  expect([types(), radio('By e-mail').checked]).toEqual([['By e-mail', 'By phone', 'In ten seconds'], true]);
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.click(radio('By phone'));
  expect(screen.queryByLabelText(/^E-mail/)).toBeNull();
  await userEvent.type(field(/^Phone$/), '+371 20000000');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect([radio('By phone').checked, field(/^Phone$/).value]).toEqual([true, '20 000 000']);
  await userEvent.click(radio('By e-mail'));
  expect(field(/^E-mail/).value).toBe('robin@example.test');
});

test('3-27, 4-15 registering by phone sends the phone alone, and its errors are at its field', async () => {
  const { operator, close } = await open('registration', { auth: { registrationTypes: [email, phone] } });
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.click(radio('By phone'));
  await userEvent.type(field(/^Phone$/), '12');
  await userEvent.type(field(/^Password/), 'secret-1');
  await userEvent.click(screen.getByRole('checkbox', { name: /18 or older/ }));
  await userEvent.click(submit());
  await waitFor(() => expect(focused()).toBe('mobile'));
  await userEvent.clear(field(/^Phone$/));
  await userEvent.type(field(/^Phone$/), '+371 20000000');
  await userEvent.click(submit());
  await waitFor(() => expect(close.mock.calls).toEqual([['registered']]));
  const sent = operator.calls.find(({ key }) => key === 'POST auth.register')?.input;
  expect(sent).toMatchObject({ phone: '37120000000', phone_country_code: 'LV' });
  expect(sent).not.toHaveProperty('email');
});

test('5-57 the terms that the box accepts can be read, and what was typed stays', async () => {
  await open('registration', { auth: { registrationTypes: [email, fast] } });
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  const link = screen.getByRole('link', { name: 'terms of play' });
  expect(link.closest('label')?.textContent).toBe('I am 18 or older and accept the terms of play');
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    '/terms',
    '_blank',
    'noopener noreferrer',
  ]);
  await userEvent.click(link);
  expect(field(/^E-mail/).value).toBe('robin@example.test');
});

test('4-20 a fast type shows the required fields only', async () => {
  await open('registration', { auth: { registrationTypes: [email, fast] } });
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  await userEvent.click(radio('In ten seconds'));
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('name'))).toEqual(['terms']);
});

test.each([
  ['one type', { registrationTypes: [phone] }, /^Phone$/],
  ['social networks without their buttons', { registrationTypes: [social, email] }, /^E-mail/],
  ['nothing but social networks without their buttons', { registrationTypes: [social] }, /^E-mail/],
])('2.9-6 no switcher for %s', async (_what, auth, label) => {
  await open('registration', { auth });
  expect([types(), field(label).value]).toEqual([[], '']);
});

test('2.9-6 each view has its own list', async () => {
  await open('authorization', { auth: { registrationTypes: [email, phone], authorizationTypes: [email] } });
  expect(types()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(types()).toEqual(['By e-mail', 'By phone']);
});

const banner = { label: 'Welcome', value: '12 games', addition: 'Play money only' };

test('2.9-5 the configured banner stands beside the form', async () => {
  await open('authorization', { auth: { banner } });
  expect(['Welcome', '12 games', 'Play money only'].map((text) => screen.queryByText(text) !== null)).toEqual([
    true,
    true,
    true,
  ]);
});

test('2.9-5 the banner stays in the views that the sign-in leads to', async () => {
  const answers: Answers = { ...right, 'POST auth.login': () => ({ status: 'ALREADY_ENABLED', payload: null }) };
  await open('authorization', { answers, auth: { banner } });
  const isThere = () => screen.queryByText('12 games') !== null;
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await screen.findByLabelText(/^E-mail or phone/);
  expect([title(), isThere()]).toEqual(['Restore access', true]);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.type(field(/^Password/), 'secret-1');
  await userEvent.click(submit());
  await screen.findByLabelText(/^Code/);
  expect([title(), isThere()]).toEqual(['Two-factor code', true]);
});

test('2.9-5 without a banner the chosen character’s artwork does, if characters can be chosen', async () => {
  const art = { src: '/art/ada.svg', alt: 'Ada' };
  const { root } = await open('registration', { auth: { showCharacterSelect: true } });
  expect(screen.queryByRole('img')).toBeNull();
  act(() => root.store(authArtStore).show(art));
  expect(screen.getByRole('img', { name: 'Ada' }).getAttribute('src')).toContain(encodeURIComponent('/art/ada.svg'));
  cleanup();
  const both = await open('registration', { auth: { showCharacterSelect: true, banner } });
  act(() => both.root.store(authArtStore).show(art));
  expect([screen.queryByRole('img'), screen.queryByText('12 games') !== null]).toEqual([null, true]);
});

test.each([
  [true, 'email'],
  [false, null],
])(
  '2.9-3 switching with a keyboard (%s) focuses the first field, else the title, and says the title',
  async (canHover, name) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: canHover && query.includes('hover'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await open('authorization');
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said()).toEqual(['']);
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(said()).toContain('Sign up'));
    await waitFor(() => expect(focused()).toBe(name));
    if (name === null) expect(document.activeElement?.id).toBe(named());
    vi.unstubAllGlobals();
  },
);

test('3-32 the button shows that it waits after the configured delay, and a second press has no effect', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { root, operator } = await open('authorization', {
    answers: {
      ...right,
      'POST auth.login': async () => {
        await waiting;
        return { status: 'OK', payload: { uid: 7, token: null } };
      },
    },
  });
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.type(field(/^Password/), 'secret-1');
  await userEvent.click(submit());
  await waitFor(() => expect(operator.calls).toHaveLength(1));
  expect(submit().getAttribute('aria-busy')).toBeNull();
  await act(() => (root.clock as FakeClock).advance(root.config.loader.delayMs));
  expect(submit().getAttribute('aria-busy')).toBe('true');
  await userEvent.click(submit());
  expect(operator.calls).toHaveLength(1);
  await act(async () => answer());
});
