// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../../tests/fakes/wireSamples.ts';
import { promoCodeFaults } from '../../../../contract/offers/campaigns.ts';
import { openDrafts } from '../../../../kernel/forms/OpenDrafts.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { ApiError } from '../../../../lib/errors.ts';
import { PromoCodePanel } from '../PromoCodePanel.tsx';
import { PromoCodeForm } from './PromoCodeForm.tsx';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const typed = '  <b>hello5</b> ';

/** The form in a language, whose operator refuses every code with these errors. */
async function formIn(locale: 'en' | 'ru' | 'es' | 'ar', refuse: () => readonly string[]) {
  const { root } = testRoot({
    locale,
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'POST campaigns.activateOffer': () => {
        const codes = refuse().map((code) => ({ code }));
        throw new ApiError('InvalidParameterException', 422, { promo_code: codes }, '');
      },
    },
  });
  await root.loadMessages(['offerPages', 'forms', 'core']);
  await root.session.load();
  render(
    <AppProvider value={root}>
      <PromoCodeForm onActivated={() => {}} />
    </AppProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const refusal = async () => {
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('alert');
    const ids = field.getAttribute('aria-describedby') ?? '';
    return ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join('');
  };
  return { field, refusal };
}

test.each(['en', 'ru', 'es', 'ar'] as const)(
  '8-17 in %s every refusal is said at the field in words of its own, and the code stays',
  async (locale) => {
    let fault = '';
    const { field, refusal } = await formIn(locale, () => [fault, 'USED']);
    await userEvent.type(field, typed);
    const said = new Map<string, string>();
    for (fault of [...promoCodeFaults, 'maxLength']) said.set(fault, await refusal());
    expect(new Set(said.values()).size).toBe(promoCodeFaults.length + 1);
    expect([...said.values()].filter((text) => text.length < 5 || /[A-Z]_|promoCode/.test(text))).toEqual([]);
    expect([field.value, field.getAttribute('aria-invalid'), field.dir]).toEqual([typed, 'true', 'ltr']);
    expect(field.getAttribute('enterkeyhint'), '1-22 the keyboard goes with it').toBe('done');
  },
);

test('8-17 an error that has no words of its own is said as one of an invalid code', async () => {
  const { field, refusal } = await formIn('en', () => ['SOMETHING_NEW']);
  await userEvent.type(field, 'HELLO5');
  expect(await refusal()).toBe('This code cannot be used');
});

test('1-22 Part 17 a typed promo code stays over a load of the page', async () => {
  const open = async () => {
    const { root } = testRoot({ answers: { 'GET account.getInfo': () => wireAccount(7) } });
    await root.loadMessages(['offerPages', 'forms', 'core']);
    await root.session.load();
    render(
      <AppProvider value={root}>
        <PromoCodePanel />
      </AppProvider>,
    );
    return root.store(openDrafts);
  };
  const drafts = await open();
  await userEvent.type(screen.getByRole('textbox'), 'HELLO5');
  const kept = drafts.collect(4096);
  expect(JSON.parse(kept)).toEqual({ promoCode: { promo_code: 'HELLO5' } });
  cleanup();
  const later = await open();
  act(() => later.give(kept));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('HELLO5');
});
