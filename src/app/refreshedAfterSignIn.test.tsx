// @vitest-environment happy-dom
/** 4-5: what a page knows of a player is loaded anew after each sign-in. */
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { settle } from '../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../tests/fakes/testRoot.ts';
import { wireAccount, wireBalances } from '../../tests/fakes/wireSamples.ts';
import { signInStore } from '../domains/auth/SignInStore.ts';
import { signUpStore } from '../domains/auth/SignUpStore.ts';
import { settingsStore } from '../domains/profile/SettingsStore.ts';
import { wireProfile } from '../domains/profile/testing/wireProfile.ts';
import { SettingsPage } from '../domains/profile/ui/SettingsPage.tsx';
import { AppProvider } from '../kernel/AppContext.tsx';
import { signedIn } from '../domains/auth/SignInResult.ts';

afterEach(cleanup);

/** The settings page, open while nobody is signed in; `browser.uid` is whom the operator knows. */
async function openPage() {
  const browser = { uid: 0 };
  const made = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(browser.uid, wireBalances(`${browser.uid}.00`, 1)),
      'GET account.getprofileinfo': () => wireProfile({ login: `player-${browser.uid}` }),
      'GET metadata.getgeneralinfo': () => ({ default_currency: 'USD' }) as never,
      'POST auth.login': ({ login }) => {
        browser.uid = Number(login);
        return { status: 'OK', payload: { uid: browser.uid, token: null } };
      },
      'POST auth.register': () => {
        browser.uid = 9;
        return { status: 'REGISTERED', payload: { uid: 9, token: null } };
      },
    },
  });
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <SettingsPage match={{ params: {}, search: new URLSearchParams() }} />
    </AppProvider>,
  );
  await act(settle);
  const shown = () => ({
    uid: made.root.session.uid,
    balance: made.root.session.balance.main?.minor,
    profile: made.root.store(settingsStore).profile.profile?.login,
  });
  const signIn = async (uid: number) => {
    const store = made.root.store(signInStore);
    store.form.fields.login.change(String(uid));
    store.form.fields.password!.change('otter-lamp-71');
    await act(async () => {
      expect(await store.submit()).toEqual(signedIn);
      await settle();
    });
  };
  return { ...made, shown, signIn };
}

test('4-5 after signing in the account, its balances and what the page knows of the player are loaded', async () => {
  const { shown, signIn } = await openPage();
  expect(shown()).toEqual({ uid: 0, balance: undefined, profile: undefined });
  await signIn(1234567);
  expect(shown()).toEqual({ uid: 1234567, balance: 123456700n, profile: 'player-1234567' });
});

test('4-5 after another sign-in nothing of the player before is left', async () => {
  const { shown, signIn, operator } = await openPage();
  await signIn(1234567);
  operator.calls.length = 0;
  await signIn(7654321);
  expect(shown()).toEqual({ uid: 7654321, balance: 765432100n, profile: 'player-7654321' });
  expect(operator.keys().slice(0, 3)).toEqual(['POST auth.login', 'GET account.getInfo', 'GET account.getprofileinfo']);
});

test('4-5 after signing in again over an expired session the data are loaded anew', async () => {
  const { root, signIn, operator } = await openPage();
  await signIn(1234567);
  act(() => root.session.runOut());
  operator.calls.length = 0;
  await signIn(1234567);
  expect(operator.keys().slice(0, 2)).toEqual(['POST auth.login', 'GET account.getInfo']);
  expect(root.session.isPlayer).toBe(true);
});

test('4-5 after registering, too', async () => {
  const { root, shown } = await openPage();
  const store = root.store(signUpStore);
  store.form.fields.email!.change('robin@example.test');
  store.form.fields.password!.change('Otter-lamp-71');
  store.form.fields.terms!.change('1');
  await act(async () => {
    expect(await store.submit()).toEqual(signedIn);
    await settle();
  });
  expect(shown()).toEqual({ uid: 9, balance: 900n, profile: 'player-9' });
});
