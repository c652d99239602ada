// @vitest-environment happy-dom
/** Promo code and character of the sign-up form with a real in-process operator. */
import { emailType } from '../../../tests/fakes/authType.ts';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { artwork } from '../../art/index.ts';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { SignUpForm } from '../../../src/domains/auth/ui/SignUpForm.tsx';
import words from '../../../src/domains/auth/words/en.json';
import { completeSiteConfig } from '../../../src/app/settings/siteSettings.ts';
import { AppProvider } from '../../../src/kernel/AppContext.tsx';
import type { AuthSettings } from '../../../src/domains/auth/settings.ts';
import { createCall } from '../../../src/lib/createCall.ts';
import { happen } from '../../../tests/fakes/renderPage.tsx';
import { operatorFetch } from '../../../tests/fakes/operatorFetch.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';

// The first registration loads the list of common passwords.
configure({ asyncUtilTimeout: 20_000 });

let operator: TestOperator;
let visitors = 0;
vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  operator = await startTestOperator();
}, 120_000);
afterAll(() => operator.close());
afterEach(cleanup);

/** Renders the form for a new visitor, filled in except for promo code and character. */
async function visitor({ auth = {}, address = '/' }: { auth?: Partial<AuthSettings>; address?: string } = {}) {
  visitors += 1;
  const jar = operatorFetch(operator, `10.8.0.${visitors}`);
  const call = createCall({
    baseUrl: 'http://site.test',
    fetch: jar.fetch,
    locale: () => 'en',
    isFramed: false,
    bearer: () => null,
  });
  const { root, clock } = testRoot({ call, address, config: completeSiteConfig({ auth }) });
  root.i18n.add('auth', words);
  const onDone = vi.fn<() => void>();
  render(
    <AppProvider value={root}>
      <SignUpForm type={emailType} choose={() => {}} show={() => {}} finish={onDone} />
    </AppProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^E-mail/), `promo-visitor-${visitors}@example.test`);
  await user.type(screen.getByLabelText(/^Password/), 'otter-lamp-71');
  await user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
  const send = () => user.click(screen.getByRole('button', { name: 'Create account' }));
  const checked = () => jar.asked.filter((one) => one === 'POST /api/campaigns.checkPromocode').length;
  return { root, clock, user, send, checked, onDone };
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I have a promo code' });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' });
const errorOfCode = () => {
  const id = code().getAttribute('aria-describedby');
  return id === null ? '' : document.getElementById(id)?.textContent;
};
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const stored = async (uid: number) =>
  (
    await operator.database.query<{ promo_code: string; character_id: string }>(
      'select promo_code, character_id from operator.players where uid = $1',
      [uid],
    )
  )[0];

test('4-17, 3-25 the box opens the field; a valid code is announced, and stored with the player', async () => {
  const { root, clock, user, send, onDone } = await visitor();
  expect([box().checked, screen.queryByRole('textbox', { name: 'Promo code' })]).toEqual([false, null]);
  await user.click(box());
  await user.type(code(), ' welcome100');
  await happen(() => clock.advance(800));
  await waitFor(() => expect(announced()).toBe('This code is valid'));
  await user.type(code(), '0');
  expect(announced()).toBe('');
  await user.clear(code());
  await user.type(code(), 'WELCOME100');
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(await stored(root.session.uid)).toEqual({ promo_code: 'WELCOME100', character_id: '' });
});

test('7-36, 8-22 an unknown code is refused at its field, before and by the registration', async () => {
  const { clock, user, send, checked, onDone } = await visitor();
  await user.click(box());
  await user.type(code(), 'SUMMER24');
  await happen(() => clock.advance(800));
  await waitFor(() => expect(errorOfCode()).toBe('This code does not exist or is no longer valid'));
  expect(checked()).toBe(1);
  await user.clear(code());
  await user.type(code(), 'NOSUCHCODE');
  expect(errorOfCode()).toBe('');
  // Sent before the check begins: the operator refuses the registration.
  await send();
  await waitFor(() => expect(errorOfCode()).toBe('This code does not exist or is no longer valid'));
  expect([onDone.mock.calls.length, code().value]).toEqual([0, 'NOSUCHCODE']);
  await user.click(box());
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});

test('2.8-6, 4-15 the code of the address fills the field and is used up by the registration', async () => {
  const { root, send, onDone } = await visitor({ address: '/gamehall?promo_code=OLD&promo_code=REELS50' });
  root.storage.set('promo_code', 'REELS50');
  expect([box().checked, code().value]).toEqual([true, 'REELS50']);
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect([await stored(root.session.uid), root.storage.get('promo_code')]).toEqual([
    { promo_code: 'REELS50', character_id: '' },
    null,
  ]);
});

test('3-33 the configuration hides the promo code, or opens its field', async () => {
  await visitor({ auth: { showPromoCode: false }, address: '/?promo_code=WELCOME100' });
  expect(screen.queryByRole('checkbox', { name: 'I have a promo code' })).toBeNull();
  cleanup();
  const { send, onDone } = await visitor({ auth: { showPromoFieldByDefault: true } });
  expect([box().checked, code().value]).toEqual([true, '']);
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});

test('3-33, 3-51 a character is chosen by keyboard among named portraits, and stored with the player', async () => {
  const { root, user, send, onDone } = await visitor({ auth: { showCharacterSelect: true } });
  const group = within(await screen.findByRole('group', { name: 'Choose your companion' }));
  const radios = group.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Vesper',
    'Magnus',
    'Saffron',
    'Boris',
    'Juno',
    'Torvald',
  ]);
  expect(radios.some(({ checked }) => checked)).toBe(false);
  radios[1]?.focus();
  await user.keyboard(' ');
  expect([radios[1]?.checked, announced()]).toEqual([true, 'An owl who counts every chip and never hurries.']);
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(await stored(root.session.uid)).toEqual({ promo_code: '', character_id: '2' });
});

test('3-33 without character select nothing of it is asked or shown', async () => {
  await visitor();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('3-51 every character of the operator has a drawn picture', async () => {
  const { data } = await operator.call('loyalty.getcharacters');
  const { items } = data as { items: readonly { readonly image: string }[] };
  const prefix = `${operator.config.vendorsUrl}/art/`;
  expect(items.length).toBeGreaterThan(3);
  for (const { image } of items) {
    expect(image.startsWith(prefix)).toBe(true);
    expect(Object.keys(artwork)).toContain(image.slice(prefix.length, -'.svg'.length));
  }
});
