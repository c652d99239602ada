import { expect, test } from 'vitest';
import { goOn } from './afterAuth.ts';
import type { AuthOutcome } from './openAuth.ts';

/** The path navigated to from an address; null if none. */
function goneTo(outcome: Exclude<AuthOutcome, 'dismissed'>, search: string, path = '/gamehall', hash = '') {
  const gone: { readonly path: string; readonly isReplaced: boolean }[] = [];
  goOn(
    {
      place: { path, search, hash },
      navigate: (to, options) => void gone.push({ path: to, isReplaced: options?.replace === true }),
    },
    outcome,
  );
  expect(gone.length).toBeLessThan(2);
  return gone[0] ?? null;
}

test.each(['signedIn', 'registered'] as const)('2.9-7 %s: the requested address comes first', (outcome) => {
  expect(goneTo(outcome, '?redirectUrl=%2Fcashier%2Fwithdraw&show_popup_auth=1')).toEqual({
    path: '/cashier/withdraw',
    isReplaced: true,
  });
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'an address of another site is ignored: %s',
  (address) => {
    expect(goneTo('signedIn', `?redirectUrl=${encodeURIComponent(address)}`)).toBeNull();
  },
);

test('2.9-7, 2.8-7 a new player goes to the deposit page and can go back', () => {
  expect(goneTo('registered', '?show_popup_reg=1')).toEqual({
    path: '/cashier/deposit?register=success',
    isReplaced: false,
  });
});

test('2.8-3 after signing in the page stays; only the popup’s flags are removed from its query', () => {
  expect(goneTo('signedIn', '?show_popup_auth=1&q=gems&prevent_close=1&show_popup_reg=')).toEqual({
    path: '/gamehall?q=gems',
    isReplaced: true,
  });
  expect(goneTo('signedIn', '?show_popup_auth')).toEqual({ path: '/gamehall', isReplaced: true });
  expect(goneTo('signedIn', '?q=gems')).toBeNull();
  expect(goneTo('signedIn', '?show_popup_auth=1', '/game/jade-ascent', '#real')).toEqual({
    path: '/game/jade-ascent#real',
    isReplaced: true,
  });
});
