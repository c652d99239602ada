// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { dialogFrame } from '../../../../tests/fakes/dialogFrame.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { ApiError } from '../../../lib/errors.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { completeSiteConfig } from '../../../app/settings/siteSettings.ts';
import type { AuthOutcome, AuthView } from '../AuthRequest.ts';
import { mayLeaveAuth } from '../mayLeaveAuth.ts';
import { AuthDialog } from '../ui/AuthDialog.tsx';
import { twoFactorStore } from '../twofactor/TwoFactorStore.ts';
import words from '../words/en.json';
import { openCompletion, startCompletion } from './openCompletion.ts';

afterEach(cleanup);

const form = { id: 'form', component: 'form' };
const social = { id: 'social', component: 'social' };
const auth = {
  registrationTypes: [form, social],
  authorizationTypes: [form, social],
  socialServices: [
    { id: 'lumen', label: 'Lumen ID', icon: 'http://127.0.0.1:3002/art/social/lumen.svg' },
    { id: 'orbit', label: 'Orbit ID', icon: '' },
  ],
};

const profile = (contacts: { type: 'email'; contact: string }[]) =>
  ({ contacts, country_code: '' }) as unknown as ReturnType<NonNullable<Answers['GET account.getprofileinfo']>>;

function facts(contact = ''): Answers {
  return {
    'GET account.getprofileinfo': () => profile(contact === '' ? [] : [{ type: 'email', contact }]),
    'GET metadata.getgeneralinfo': () => ({ default_currency: 'USD' }) as never,
    'GET metadata.get': () =>
      ({ countries: [{ code: 'LV', name: 'Latvia' }], currencies: [{ code: 'USD' }, { code: 'EUR' }] }) as never,
  };
}

interface Visit {
  readonly answers?: Answers;
  readonly config?: object;
  readonly address?: string;
  readonly canOpenWindows?: boolean;
}

async function open(
  view: AuthView,
  { answers = {}, config = auth, address = '/gamehall', canOpenWindows = true }: Visit = {},
) {
  const state = { isCompleted: true };
  const made = testRoot({
    answers: {
      'GET account.getInfo': () => ({ ...wireAccount(7), is_registration_completed: state.isCompleted }),
      ...answers,
    },
    address,
    config: completeSiteConfig({ auth: config }),
  });
  made.root.i18n.add('auth', words);
  Object.assign(made.platform, { can: { ...made.platform.can, windows: canOpenWindows } });
  const close = vi.fn<(outcome: AuthOutcome) => void>();
  const show = () =>
    render(
      <AppProvider value={made.root}>
        <AuthDialog props={{ view }} close={close} frame={dialogFrame({ onClose: vi.fn() })} />
      </AppProvider>,
    );
  const say = (outcome: string) =>
    act(async () => {
      made.platform.say({ source: 'croupier.social', outcome });
      await settle();
    });
  return { ...made, state, close, show, say, user: userEvent.setup() };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });

test('2.9-6 the services are offered below the forms, with their pictures through the image proxy', async () => {
  const { show } = await open('authorization');
  show();
  const group = screen.getByRole('group', { name: 'Sign in by another service' });
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Continue with Lumen ID', 'Continue with Orbit ID']);
  expect([...group.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/_img?src=http%3A%2F%2F127.0.0.1%3A3002%2Fart%2Fsocial%2Flumen.svg&w=48',
  ]);
});

test.each([
  ['no type is social', { ...auth, authorizationTypes: [form] }, true],
  ['no service is configured', { ...auth, socialServices: [] }, true],
  ['the shell opens no windows, as in Telegram', auth, false],
])('3-27, 2.9-6 nothing is offered if %s', async (_why, config, canOpenWindows) => {
  const { show } = await open('authorization', { config, canOpenWindows });
  show();
  expect(screen.queryByRole('group', { name: 'Sign in by another service' })).toBeNull();
});

test.each([
  ['beside the form', auth],
  ['where a service is the only way', { ...auth, registrationTypes: [social] }],
])(
  '4-19 in the registration, %s, the terms are ticked first, else their error shows and no window opens',
  async (_way, config) => {
    const { show, user, platform } = await open('registration', { config });
    show();
    expect(screen.getByRole('link', { name: 'terms of play' }).getAttribute('href')).toBe('/terms');
    await user.click(button('Continue with Lumen ID'));
    expect(screen.getByText('Please tick this box')).toBeTruthy();
    expect(platform.windows).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
    await user.click(button('Continue with Lumen ID'));
    expect(platform.windows.map(({ address }) => new URLSearchParams(address.split('?')[1]).get('type_auth'))).toEqual([
      'registration',
    ]);
  },
);

/** What is announced; the popup itself has a status of its own. */
const told = (role: string) =>
  screen
    .queryAllByRole(role)
    .map(({ textContent }) => textContent)
    .join('');

test('2.9-9, 4-62 a known player closes the popup and is where they wanted to be', async () => {
  const { show, user, say, close, navigated, root } = await open('authorization', {
    address: '/?redirectUrl=%2Fprofile%2Fsettings',
  });
  show();
  await user.click(button('Continue with Orbit ID'));
  expect(root.storage.get('betting_back_social_auth_key')).toBe('/profile/settings');
  expect(told('status')).toContain('Go on in the window of Orbit ID.');
  await say('signedIn');
  expect(close.mock.calls).toEqual([['signedIn']]);
  expect(new Set(navigated.map(({ path }) => path))).toEqual(new Set(['/profile/settings']));
  expect(root.storage.get('betting_back_social_auth_key')).toBeNull();
});

test('the window can be shown again, and given up', async () => {
  const { show, user, platform } = await open('authorization');
  show();
  await user.click(button('Continue with Lumen ID'));
  expect(button('Continue with Orbit ID').hasAttribute('disabled')).toBe(true);
  await user.click(button('Show the window'));
  expect(platform.windows[0]?.timesShown).toBe(1);
  await user.click(button('Cancel'));
  expect([platform.windows[0]?.isClosed, told('status')]).toEqual([true, '']);
});

test('leaving the view gives up, too', async () => {
  const { show, user, platform } = await open('authorization');
  show();
  await user.click(button('Continue with Lumen ID'));
  await user.click(button('Create account'));
  await waitFor(() => expect([platform.windows[0]?.isClosed, platform.listening()]).toEqual([true, 0]));
});

test('a blocked window is explained, and the way in this tab offered', async () => {
  const { show, user, platform } = await open('authorization');
  const opened: string[] = [];
  Object.assign(platform, { areWindowsBlocked: true, openExternal: (url: string) => void opened.push(url) });
  show();
  await user.click(button('Continue with Lumen ID'));
  expect(screen.getByRole('alert').textContent).toContain('Your browser has blocked the window.');
  await user.click(button('Go on in this tab'));
  expect(opened[0]).toMatch(/^\/oauth\/init\?service=lumen/);
});

test.each([
  ['cancelled', 'status', 'You have cancelled at Lumen ID'],
  ['failed', 'alert', 'Lumen ID did not confirm who you are'],
  ['banned', 'alert', 'This account is blocked'],
  ['secondFactor', 'alert', 'also asks for a code'],
])('2.9-9 the outcome %s is told, and typed text is kept', async (outcome, role, text) => {
  const { show, user, say, close } = await open('authorization');
  show();
  await user.type(screen.getByLabelText(/^E-mail/), 'robin@example.test');
  await user.click(button('Continue with Lumen ID'));
  await say(outcome);
  expect(told(role)).toContain(text);
  // The focus brings it into view.
  expect(document.activeElement?.textContent).toContain(text);
  expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('robin@example.test');
  expect(close).not.toHaveBeenCalled();
});

const challenge = 'a-token-of-twenty-and-more';

test.each([
  ['an authenticator', () => ({ status: 'ALREADY_ENABLED', payload: null }) as const, 'authenticator', ''],
  [
    'a contact',
    () => {
      const data = { resend_time: 60, contact: 'r…@example.test' };
      throw new ApiError('AuthorizationException', 401, data, 'two_factor_auth is enable');
    },
    'contact',
    'r…@example.test',
  ],
])(
  '4-10, 4-12 a known player with a code of %s goes on to its view, and the code signs in',
  async (_what, ask, kind, contact) => {
    const { show, user, close, platform, root, operator } = await open('authorization', {
      answers: {
        'POST auth.confirmsocial': ({ code }) =>
          code === '' ? ask() : { status: 'OK', payload: { uid: 7, token: null } },
      },
    });
    show();
    await user.click(button('Continue with Lumen ID'));
    await act(async () => {
      platform.say({ source: 'croupier.social', outcome: 'secondFactor', challenge });
      await settle();
    });
    expect(root.store(twoFactorStore).entry).toMatchObject({ challenge, kind, contact, login: '', password: '' });
    root.store(twoFactorStore).form.fields.code.change('123456');
    await waitFor(() => screen.getByRole('button', { name: 'Sign in' }));
    await user.click(button('Sign in'));
    await waitFor(() => expect(close.mock.calls).toEqual([['signedIn']]));
    expect(operator.calls.filter(({ key }) => key === 'POST auth.confirmsocial').map(({ input }) => input)).toEqual([
      { challenge, code: '' },
      { challenge, code: '123456' },
    ]);
  },
);

test('4-10 a challenge that is over is a failure of this attempt', async () => {
  const { show, user, platform } = await open('authorization', {
    answers: {
      'POST auth.confirmsocial': () => {
        throw new ApiError('AuthorizationException', 401, {}, 'This sign-in is over');
      },
    },
  });
  show();
  await user.click(button('Continue with Lumen ID'));
  await act(async () => {
    platform.say({ source: 'croupier.social', outcome: 'secondFactor', challenge });
    await settle();
  });
  expect(screen.getByRole('alert').textContent).toContain('Lumen ID did not confirm');
});

test('4-4, 2.9-1 somebody new completes the registration in the same popup, which then cannot be closed', async () => {
  const made = await open('authorization', {
    answers: { ...facts(), 'POST auth.completeregistration': () => 1 },
    address: '/?redirectUrl=%2Fcashier%2Fwithdraw',
  });
  const { show, user, say, close, state, root, operator, navigated } = made;
  state.isCompleted = false;
  show();
  await user.click(button('Continue with Lumen ID'));
  await say('signedIn');
  await waitFor(() => screen.getByLabelText(/^E-mail/));
  expect([screen.getByRole('dialog').textContent?.startsWith('Sign up'), screen.queryByLabelText('Close')]).toEqual([
    true,
    null,
  ]);
  expect([close.mock.calls.length, await mayLeaveAuth(root)]).toEqual([0, false]);

  await user.click(button('Complete sign-up'));
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBe(3));
  expect(operator.keys()).not.toContain('POST auth.completeregistration');

  await user.type(screen.getByLabelText(/^E-mail/), ' robin@example.test ');
  await user.selectOptions(screen.getByLabelText(/^Country/), 'LV');
  await user.selectOptions(screen.getByLabelText(/^Currency/), 'EUR');
  await user.click(screen.getByRole('checkbox', { name: /promo code/ }));
  await user.type(screen.getByRole('textbox', { name: /promo code/i }), 'SPRING');
  expect(screen.getByRole('link', { name: 'terms of play' }).getAttribute('target')).toBe('_blank');
  await user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
  state.isCompleted = true;
  await user.dblClick(button('Complete sign-up'));
  await waitFor(() => expect(close.mock.calls).toEqual([['registered']]));
  expect(
    operator.calls.filter(({ key }) => key === 'POST auth.completeregistration').map(({ input }) => input),
  ).toEqual([
    { email: 'robin@example.test', country: 'LV', currency: 'EUR', promo_code: 'SPRING', terms: true, notify: false },
  ]);
  expect(navigated.at(-1)?.path).toMatch(/^\/cashier\/withdraw/);
});

test('4-4 a contact that the service has vouched for is shown and not asked for; errors of the operator are at their fields', async () => {
  const { show, user, state, root, close } = await open('socialRegistration', {
    answers: {
      ...facts('known@example.test'),
      'POST auth.completeregistration': () => {
        throw new ApiError('InvalidParameterException', 422, { country: [{ code: 'requiredField' }] }, 'no');
      },
    },
  });
  state.isCompleted = false;
  await root.session.load();
  show();
  await waitFor(() => screen.getByText('known@example.test'));
  expect([screen.queryByLabelText(/^E-mail/), screen.getByLabelText<HTMLSelectElement>(/^Currency/).value]).toEqual([
    null,
    'USD',
  ]);
  await user.selectOptions(screen.getByLabelText(/^Country/), 'LV');
  await user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
  await user.click(button('Complete sign-up'));
  await waitFor(() => expect(screen.getByLabelText(/^Country/).getAttribute('aria-invalid')).toBe('true'));
  expect([screen.getByLabelText<HTMLSelectElement>(/^Country/).value, close.mock.calls.length]).toEqual(['LV', 0]);
});

test.each([
  ['limitsSet', /^You have set limits in USD/],
  ['balanceLeft', /^There is money on your account, so the currency stays. Choose USD\.$/],
] as const)(
  '4-4, 7-22, 40-C %s keeps the currency: the field says which, and what is typed stays',
  async (code, text) => {
    const refusal = { currency: [{ code, params: { currency: 'USD' } }] };
    const { show, user, state, root } = await open('socialRegistration', {
      answers: {
        ...facts('known@example.test'),
        'POST auth.completeregistration': () => {
          throw new ApiError('InvalidParameterException', 422, refusal, 'no');
        },
      },
    });
    state.isCompleted = false;
    await root.session.load();
    show();
    await waitFor(() => screen.getByText('known@example.test'));
    await user.selectOptions(screen.getByLabelText(/^Country/), 'LV');
    await user.selectOptions(screen.getByLabelText(/^Currency/), 'EUR');
    await user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
    await user.click(button('Complete sign-up'));
    await waitFor(() => screen.getByText(text));
    expect(screen.getByLabelText<HTMLSelectElement>(/^Country/).value).toBe('LV');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Currency/).value).toBe('EUR');
  },
);

test('what is missing could not be loaded: it can be tried again', async () => {
  let isDown = true;
  const { show, user, state, root } = await open('socialRegistration', {
    answers: {
      ...facts(),
      'GET metadata.get': () => {
        if (isDown) throw new Error('down');
        return { countries: [], currencies: [] } as never;
      },
    },
  });
  state.isCompleted = false;
  await root.session.load();
  show();
  await waitFor(() => button('Try again'));
  isDown = false;
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toBeTruthy());
});

test('4-4 it opens after every sign-in, on the load of a page, and again whatever has closed it, until it is completed', async () => {
  const { root, state } = await open('authorization');
  expect(await openCompletion(root)).toBeNull();
  state.isCompleted = false;
  await root.session.load();
  const stop = startCompletion(root);
  const open_ = () =>
    root.dialogs.stack.filter(({ isOpen }) => isOpen).map(({ name, props, look }) => [name, props, look.preventClose]);
  expect(open_()).toEqual([['auth', { view: 'socialRegistration' }, true]]);
  root.dialogs.dismissTop();
  expect(open_()).toHaveLength(1);
  root.dialogs.closeAll();
  await settle();
  expect(open_()).toHaveLength(1);
  state.isCompleted = true;
  await root.session.load();
  root.dialogs.closeAll();
  await settle();
  expect(open_()).toEqual([]);
  stop();
});
