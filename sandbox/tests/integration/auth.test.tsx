// @vitest-environment happy-dom
/** The sign-in and sign-up forms with a real in-process operator. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { SignInForm } from '../../../src/domains/auth/ui/SignInForm.tsx';
import { SignUpForm } from '../../../src/domains/auth/ui/SignUpForm.tsx';
import { completeSiteConfig } from '../../../src/app/settings/siteSettings.ts';
import { defaultSiteConfig } from '../../../src/app/settings/testing/defaultSiteConfig.ts';
import type { SiteConfig } from '../../../src/kernel/SiteConfig.ts';
import { AppProvider } from '../../../src/kernel/AppContext.tsx';
import { createCall } from '../../../src/lib/createCall.ts';
import { emailType } from '../../../tests/fakes/authType.ts';
import { afterNextPaint } from '../../../src/ui/basics/afterNextPaint.ts';
import { operatorFetch } from '../../../tests/fakes/operatorFetch.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';

let operator: TestOperator;
let addresses = 0;
beforeAll(async () => {
  operator = await startTestOperator();
}, 120_000);
afterAll(() => operator.close());
afterEach(cleanup);

interface Visit {
  readonly locale?: 'en' | 'ru';
  readonly config?: SiteConfig;
  readonly at?: TestOperator;
}

/** Renders the form for a new visitor with its own cookies and IP address. */
function visitor(Form: typeof SignInForm, { locale = 'en', config = defaultSiteConfig, at = operator }: Visit = {}) {
  addresses += 1;
  const jar = operatorFetch(at, `10.9.0.${addresses}`);
  const cut = { next: false };
  const fetcher: typeof fetch = async (input, init) => {
    const answer = await jar.fetch(input, init);
    if (!cut.next) return answer;
    cut.next = false;
    return new Response('<h1>502</h1>', { status: 502 });
  };
  const call = createCall({
    baseUrl: 'http://site.test',
    fetch: fetcher,
    locale: () => locale,
    isFramed: false,
    bearer: () => null,
  });
  const { root } = testRoot({ call, locale, config });
  const onDone = vi.fn<() => void>();
  render(
    <AppProvider value={root}>
      <Form type={emailType} choose={() => {}} show={() => {}} finish={onDone} />
    </AppProvider>,
  );
  return { root, call, jar, onDone, cut, user: userEvent.setup() };
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const email = () => field(/^E-mail/);
const password = () => field(/^Password/);
/** A form is submitted after the paint that shows its button pressed. */
async function enter(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getAllByRole<HTMLButtonElement>('button').find(({ type }) => type === 'submit')!);
  await act(() => afterNextPaint());
}
const errorOf = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
    .join(' ')
    .trim();
/** What was sent: the fields' definitions are asked for in any case. */
const posted = ({ asked }: { readonly asked: readonly string[] }) => asked.filter((one) => one.startsWith('POST'));
/** The error of the whole form; errors of fields have an id. */
const said = () => screen.queryAllByRole('alert').find(({ id }) => id === '')?.textContent ?? null;

async function type(user: ReturnType<typeof userEvent.setup>, login: string, secret: string) {
  if (login !== '') await user.type(email(), login);
  if (secret !== '') await user.type(password(), secret);
}

describe('sign-in', () => {
  test('4-11 a correct entry signs in and clears the password', async () => {
    const player = await operator.player();
    const { root, onDone, user, jar } = visitor(SignInForm);
    await type(user, `  ${player.email} `, 'otter-lamp-71');
    await enter(user);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect([root.session.status, root.session.uid, password().value, jar.cookie()]).toEqual([
      'player',
      player.uid,
      '',
      expect.stringMatching(/.{16,}/),
    ]);
  });

  test('8-19 a wrong entry gets one message whether or not the account exists, and the input is kept', async () => {
    const player = await operator.player();
    const words = [];
    for (const login of [
      player.email,
      'nobody-known@example.test',
      "' or 1=1 --",
      '<script>alert(1)</script>',
      'josé ñandú',
      `${'a'.repeat(240)}@x.test`,
    ]) {
      const { root, onDone, user } = visitor(SignInForm);
      await user.click(email());
      await user.paste(login);
      await type(user, '', 'wrong-secret');
      await enter(user);
      await waitFor(() => expect(said()).not.toBeNull());
      words.push(said());
      expect([email().value, password().value]).toEqual([login, 'wrong-secret']);
      expect([onDone.mock.calls.length, root.session.isPlayer]).toEqual([0, false]);
      cleanup();
    }
    expect(new Set(words)).toEqual(new Set(['E-mail or password is wrong.']));
  });

  test('5-58 empty fields have errors at the fields, and nothing is sent', async () => {
    const { user, jar } = visitor(SignInForm);
    await type(user, '   ', '');
    await enter(user);
    expect([errorOf(email()), errorOf(password())]).toEqual([
      expect.stringContaining('Enter your e-mail, phone number or login'),
      expect.stringContaining('Enter a password'),
    ]);
    expect(jar.asked).toEqual([]);
  });

  test('8-4 after too many attempts the wait is shown and the input kept', async () => {
    const { user } = visitor(SignInForm);
    await type(user, 'nobody@example.test', 'wrong-secret');
    // Pressing Enter during a submission has no effect, so on a slow machine some presses are lost.
    const tryAgain = async () => {
      await enter(user);
      expect(said()).toMatch(/^Too many tries\. Wait \d+ s/);
    };
    await waitFor(tryAgain, { timeout: 25_000, interval: 20 });
    expect([email().value, password().value]).toEqual(['nobody@example.test', 'wrong-secret']);
  }, 30_000);

  test('I8 a lost reply is reported as such, and the next attempt succeeds', async () => {
    const player = await operator.player();
    const { user, cut, onDone } = visitor(SignInForm);
    await type(user, player.email, 'otter-lamp-71');
    cut.next = true;
    await enter(user);
    await waitFor(() => expect(said()).toMatch(/^No answer from the server/));
    expect(password().value).toBe('otter-lamp-71');
    await enter(user);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });
});

describe('sign-up', () => {
  const accept = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('checkbox', { name: /18 or older/ }));

  test('4-15, 2.9-7 a double click registers and signs in a player once, and the form is cleared', async () => {
    const { root, onDone, user, jar } = visitor(SignUpForm);
    await type(user, ' new.player+1@example.test ', 'otter-lamp-71');
    await accept(user);
    await user.dblClick(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(jar.asked.filter((one) => one === 'POST /api/auth.register')).toHaveLength(1);
    expect([root.session.isPlayer, root.session.account?.login, email().value, password().value]).toEqual([
      true,
      'new.player+1@example.test',
      '',
      '',
    ]);
  });

  test('3-33, 9-1 form and operator use the same configuration of terms and password length', async () => {
    const own = await startTestOperator();
    const auth = { terms: { isActive: false, isChecked: false }, minPassword: 12 };
    own.vendors.on('/content/api/site-configuration', () => Response.json({ data: { auth } }));
    const { onDone, user, jar } = visitor(SignUpForm, { config: completeSiteConfig({ auth }), at: own });
    expect(screen.queryByRole('checkbox', { name: /18 or older/ })).toBeNull();
    await type(user, 'configured@example.test', 'otter-lamp');
    await enter(user);
    expect([errorOf(password()), posted(jar)]).toEqual([expect.stringContaining('At least 12 characters'), []]);
    const told = await own.call('auth.register', { email: 'configured@example.test', password: 'otter-lamp' });
    expect(told.error.error_data).toEqual({ password: [{ code: 'shortPassword', params: { min: '12' } }] });
    await user.type(password(), '-71');
    await enter(user);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    await own.close();
  });

  test('a common password has a message at its field, and the input is kept', async () => {
    const { onDone, user } = visitor(SignUpForm);
    await type(user, 'easy@example.test', 'qwerty123');
    await accept(user);
    await enter(user);
    await waitFor(() =>
      expect(errorOf(password())).toContain('Easy to guess: it is among the passwords that are tried first.'),
    );
    expect([email().value, password().value, onDone.mock.calls.length]).toEqual(['easy@example.test', 'qwerty123', 0]);
    await user.clear(password());
    await user.type(password(), 'otter-lamp-71');
    await enter(user);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  test.each([true, false])(
    '3-3, 3-17, 3-23 the operator stores and returns language, default currency and news: %s',
    async (wantsNews) => {
      const { root, call, onDone, user, jar } = visitor(SignUpForm, { locale: 'ru' });
      await type(user, `news-${wantsNews}@example.test`, 'otter-lamp-71');
      await accept(user);
      if (wantsNews) await user.click(screen.getByRole('checkbox', { name: /news|offers/i }));
      await enter(user);
      await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
      const told = await call('GET account.getInfo', {});
      expect(told).toMatchObject({
        uid: root.session.uid,
        login: `news-${wantsNews}@example.test`,
        fakename: '',
        is_subscribed: wantsNews,
        locale: 'ru',
        reg_time: new Date(operator.time.ms).toISOString(),
      });
      expect(root.session.account).toMatchObject({
        isSubscribed: wantsNews,
        nickname: '',
        locale: 'ru',
        registeredAt: told.reg_time,
      });
      const profile = await call('GET account.getprofileinfo', { fields: ['contacts'] });
      expect(profile.currency).toBe((await call('GET metadata.getgeneralinfo', {})).default_currency);
      expect(profile.contacts).toEqual([
        {
          type: 'email',
          contact: `news-${wantsNews}@example.test`,
          phone_country_code: null,
          is_confirmed: false,
          is_subscribed: wantsNews,
        },
      ]);
      expect(jar.asked.filter((one) => one === 'POST /api/auth.register')).toHaveLength(1);
    },
  );

  test('3-3 the stored nickname is returned', async () => {
    const player = await operator.player();
    await operator.database.query('update operator.players set fakename = $1 where uid = $2', ['Robin', player.uid]);
    const { root, onDone, user } = visitor(SignInForm);
    await type(user, player.email, 'otter-lamp-71');
    await enter(user);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(root.session.account?.nickname).toBe('Robin');
  });

  test('8-22 a taken e-mail has a message at its field; the rest of the form is kept', async () => {
    const player = await operator.player();
    const { root, user } = visitor(SignUpForm);
    await type(user, player.email.toUpperCase(), 'otter-lamp-72');
    await accept(user);
    await enter(user);
    await waitFor(() => expect(errorOf(email())).toContain('There is an account with this e-mail'));
    expect([password().value, said(), root.session.isPlayer]).toEqual(['otter-lamp-72', null, false]);
    await type(user, 'x', '');
    expect(errorOf(email())).not.toContain('There is an account');
  });

  test.each([
    ['robin', 'otter-lamp-71', 'This is not an e-mail address', ''],
    ['robin@example', 'otter-lamp-71', 'This is not an e-mail address', ''],
    ['robin @example.test', 'otter-lamp-71', 'This is not an e-mail address', ''],
    ['robin@example.test', 'short', '', 'At least 6 characters'],
    ['robin@example.test', 'x'.repeat(21), '', 'At most 20 characters'],
    ['robin@example.test', 'sécret🎰1', '', 'These characters are not allowed'],
    ['', '', 'Enter your e-mail address', 'Enter a password'],
  ])('5-43, 5-44 %s with %s has errors at the fields', async (login, secret, atEmail, atPassword) => {
    const { user, jar } = visitor(SignUpForm);
    await type(user, login, secret);
    await accept(user);
    await enter(user);
    expect([errorOf(email()), errorOf(password())]).toEqual([
      expect.stringContaining(atEmail),
      expect.stringContaining(atPassword),
    ]);
    expect([
      email().getAttribute('aria-invalid') === 'true',
      password().getAttribute('aria-invalid') === 'true',
    ]).toEqual([atEmail !== '', atPassword !== '']);
    expect([email().value, password().value, posted(jar)]).toEqual([login, secret, []]);
  });

  test('5-57 without accepting the terms no account is created', async () => {
    const { user, jar } = visitor(SignUpForm);
    await type(user, 'terms@example.test', 'otter-lamp-71');
    await enter(user);
    expect(await screen.findByText('Please tick this box')).toBeTruthy();
    expect(posted(jar)).toEqual([]);
  });

  test('5-43 an e-mail address with markup and emoji is accepted and shown as text', async () => {
    const { user, root, onDone } = visitor(SignUpForm);
    await type(user, '<b>robin</b>@example.test', 'otter-lamp-71');
    await accept(user);
    await enter(user);
    await waitFor(() => expect(onDone.mock.calls.length + (errorOf(email()) === '' ? 0 : 1)).toBe(1));
    expect([document.querySelectorAll('b').length, root.session.isPlayer]).toEqual([0, onDone.mock.calls.length === 1]);
  });
});
