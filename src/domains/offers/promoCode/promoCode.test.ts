import { expect, test } from 'vitest';
import type { DomainEvent } from '../../analytics/face/AnalyticsFeed.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { storePromoCode, storedPromoCode } from '../face/storedPromoCode.ts';
import { ApiError } from '../../../lib/errors.ts';
import { wireOffer } from '../testing/wireOffer.ts';
import { promoCodeStore } from './PromoCodeStore.ts';

const refusal = (...codes: string[]): Answers => ({
  'POST campaigns.activateOffer': () =>
    Promise.reject(new ApiError('InvalidParameterException', 422, { promo_code: codes.map((code) => ({ code })) }, '')),
});

function typed(code: string, answers: Answers) {
  const app = createTestApp({ uid: 7, answers });
  const store = app.store(promoCodeStore);
  const events: DomainEvent[] = [];
  store.form.fields.promo_code.change(code);
  const activate = () => store.activate((event) => events.push(event));
  return { app, store, events, activate, error: () => store.form.fields.promo_code.error?.code ?? null };
}

test('3-57 the code is sent trimmed, and the field is empty afterwards', async () => {
  const answers: Answers = { 'POST campaigns.activateOffer': () => ({ offer: wireOffer('a'), is_given: true }) };
  const { app, store, activate } = typed('  HELLO5 ', answers);
  storePromoCode(app.storage, 'HELLO5');
  expect(await activate()).toMatchObject({ isGiven: true, offer: { id: 'a' } });
  expect(app.calls).toMatchObject([{ input: { promo_code: 'HELLO5' } }]);
  expect([store.form.fields.promo_code.value, storedPromoCode(app.storage)]).toEqual(['', null]);
});

test('8-17 the first code of the refusal marks the field, and the analytics hear of it', async () => {
  const { activate, events, error } = typed('SUMMER24', refusal('EXPIRED', 'USED'));
  expect(await activate()).toBeNull();
  expect(error()).toBe('EXPIRED');
  expect(events).toEqual([{ name: 'promocodeNotFound', data: { promo_code: 'SUMMER24', reason: 'EXPIRED' } }]);
});

test.each([
  ['', 'EMPTY'],
  ['   ', 'EMPTY'],
  ['x'.repeat(10_000), 'INVALID'],
])('3-57 a code that cannot be one is not sent (%#)', async (code, fault) => {
  const { app, activate, events, error } = typed(code, {});
  expect(await activate()).toBeNull();
  expect([error(), app.calls, events]).toEqual([fault, [], []]);
});

test('8-4 too many codes: the field stays valid and the form says how long to wait', async () => {
  const { activate, store, events, error } = typed('A', {
    'POST campaigns.activateOffer': () => Promise.reject(new ApiError('TooManyRequestsException', 429, {}, '', 30)),
  });
  expect(await activate()).toBeNull();
  expect([error(), store.problem, events]).toEqual([null, { code: 'tooMany', seconds: 30 }, []]);
});
