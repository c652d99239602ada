import { expect, test } from 'vitest';
import { deferred, fakeCall } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { FakeClock, settle } from '../../../../tests/fakes/FakeClock.ts';
import { signUpExtras } from '../../../../tests/fakes/signUpExtras.ts';
import type { AuthSettings } from '../settings.ts';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { memoryStore } from '../../../lib/keyValueStore.ts';

type Check = NonNullable<Answers['POST campaigns.checkPromocode']>;

interface Options {
  readonly auth?: Partial<AuthSettings>;
  readonly check?: Check;
  readonly stored?: string;
  readonly search?: string;
}

/** WELCOME100 is the only code that exists. */
const isWelcome: Check = ({ promo_code: code }) => code === 'WELCOME100';

function promoField({ auth = {}, check = isWelcome, stored, search = '' }: Options = {}) {
  const clock = new FakeClock();
  const storage = memoryStore();
  if (stored !== undefined) storage.set('promo_code', stored);
  const { call, calls } = fakeCall({ 'POST campaigns.checkPromocode': check });
  const { promo } = signUpExtras(call, { auth, clock, storage, search });
  return { promo, clock, checked: () => calls.map(({ input }) => (input as { promo_code: string }).promo_code) };
}

test('4-17, 9-8 the code is checked once, 800 ms after the last change, trimmed', async () => {
  const { promo, clock, checked } = promoField();
  promo.open(true);
  promo.change(' WELC');
  await clock.advance(700);
  promo.change(' WELCOME100 ');
  await clock.advance(799);
  expect([checked(), promo.status]).toEqual([[], 'unchecked']);
  await clock.advance(1);
  expect([checked(), promo.status, promo.value(), promo.check()]).toEqual([
    ['WELCOME100'],
    'valid',
    'WELCOME100',
    true,
  ]);
});

test('4-16 while the check runs the state is loading', async () => {
  const answer = deferred<boolean>();
  const { promo, clock } = promoField({ check: () => answer.promise });
  promo.open(true);
  promo.change('WELCOME100');
  await clock.advance(800);
  expect(promo.status).toBe('checking');
  answer.resolve(true);
  await settle();
  expect(promo.status).toBe('valid');
});

test('4-17 a change resets the validity at once, and the answer to an older text is dropped', async () => {
  const answers = [deferred<boolean>(), deferred<boolean>()];
  let asked = 0;
  const { promo, clock } = promoField({
    check: () => {
      asked += 1;
      return answers[asked - 1]?.promise ?? false;
    },
  });
  promo.open(true);
  promo.change('FIRST');
  await clock.advance(800);
  promo.change('SECOND');
  expect(promo.status).toBe('unchecked');
  await clock.advance(800);
  answers[0]?.resolve(false);
  await settle();
  expect([promo.status, promo.code.error]).toEqual(['checking', null]);
  answers[1]?.resolve(true);
  await settle();
  expect(promo.status).toBe('valid');
  promo.change('THIRD');
  expect(promo.status).toBe('unchecked');
});

test('4-17 nothing is checked while the box is off; turning it off gives a check up', async () => {
  const answer = deferred<boolean>();
  const { promo, clock, checked } = promoField({ check: () => answer.promise });
  promo.change('NOSUCHCODE');
  await clock.advance(5000);
  expect([checked(), promo.value(), clock.waiting]).toEqual([[], '', 0]);
  promo.open(true);
  await clock.advance(800);
  expect(checked()).toEqual(['NOSUCHCODE']);
  promo.open(false);
  answer.resolve(false);
  await settle();
  expect([promo.status, promo.code.error, promo.check(), promo.value()]).toEqual(['unchecked', null, true, '']);
});

test('7-36 an unknown code has its error at the field and is not sent until it is changed', async () => {
  const { promo, clock } = promoField();
  promo.open(true);
  promo.change('NOSUCHCODE');
  await clock.advance(800);
  expect([promo.status, promo.code.error?.code, promo.check()]).toEqual(['unchecked', 'promoNotFound', false]);
  promo.change('WELCOME10');
  expect([promo.code.error, promo.check()]).toEqual([null, true]);
  promo.change('NOSUCHCODE');
  expect(promo.check()).toBe(false);
  promo.open(false);
  expect([promo.code.error, promo.check()]).toEqual([null, true]);
});

test.each([
  ['no answer', new NoAnswerError('network')],
  ['too many tries', new ApiError('TooManyRequestsException', 429, {}, '', 30)],
])('I8 %s leaves the code unchecked: the operator decides at the registration', async (_what, error) => {
  const { promo, clock } = promoField({ check: () => Promise.reject(error) });
  promo.open(true);
  promo.change('WELCOME100');
  await clock.advance(800);
  expect([promo.status, promo.code.error, promo.check(), promo.value()]).toEqual([
    'unchecked',
    null,
    true,
    'WELCOME100',
  ]);
});

test('5-56, 9-8 an opened field needs a code of at least one character', () => {
  const { promo } = promoField();
  expect(promo.check()).toBe(true);
  promo.open(true);
  promo.change('   ');
  expect([promo.check(), promo.code.error?.code]).toEqual([false, 'requiredField']);
  promo.change('W');
  expect(promo.check()).toBe(true);
});

test('3-33 the configuration opens the field: left empty it is no fault, but what is typed counts', () => {
  const { promo } = promoField({ auth: { showPromoFieldByDefault: true } });
  expect([promo.isOpen, promo.check(), promo.value()]).toEqual([true, true, '']);
  promo.change('A');
  expect(promo.value()).toBe('A');
  promo.change('');
  expect(promo.check()).toBe(false);
});

test('3-33 a hidden field neither sends nor checks anything', async () => {
  const { promo, clock, checked } = promoField({
    auth: { showPromoCode: false, showPromoFieldByDefault: true },
    stored: 'WELCOME100',
  });
  promo.prefill();
  await clock.advance(5000);
  expect([promo.isShown, promo.value(), promo.check(), checked()]).toEqual([false, '', true, []]);
});

test.each([
  ['the stored code', { stored: 'STORED1' }, 'STORED1'],
  ['the code of the address before the stored one', { stored: 'STORED1', search: '?promo_code=NEW2' }, 'NEW2'],
  ['the last of several codes', { search: '?promo_code=A&x=1&promo_code=B' }, 'B'],
  ['no code of spaces', { search: '?promo_code=%20' }, ''],
  ['no endless code', { search: `?promo_code=${'x'.repeat(65)}` }, ''],
])('2.8-6, 9-14 the field is filled with %s and opened', async (_what, options, code) => {
  const { promo, clock, checked } = promoField(options);
  promo.prefill();
  expect([promo.value(), promo.isOpen]).toEqual([code, code !== '']);
  await clock.advance(800);
  expect(checked()).toEqual(code === '' ? [] : [code]);
});

test('2.8-6 opening the form again checks nothing twice, and what the player has typed stays', async () => {
  const { promo, clock, checked } = promoField({ stored: 'WELCOME100' });
  promo.prefill();
  await clock.advance(800);
  promo.prefill();
  await clock.advance(5000);
  expect([checked(), promo.status]).toEqual([['WELCOME100'], 'valid']);
  promo.change('MINE');
  promo.prefill();
  expect(promo.value()).toBe('MINE');
});

test('8-22 the refusal of a registration is shown at the field until the code changes', async () => {
  const { promo, clock } = promoField();
  promo.open(true);
  promo.change('WELCOME100');
  await clock.advance(800);
  const refusal = (field: string) =>
    new ApiError('InvalidParameterException', 422, { [field]: [{ code: 'promoNotFound' }] }, 'no');
  expect(promo.refuse(refusal('email'))).toBe(false);
  expect(promo.status).toBe('valid');
  expect(promo.refuse(refusal('promo_code'))).toBe(true);
  expect([promo.status, promo.code.error?.code]).toEqual(['unchecked', 'promoNotFound']);
  promo.change('WELCOME10');
  expect(promo.code.error).toBeNull();
});

test('4-15 after a registration the field knows no code of it, and no check is left', async () => {
  const { promo, clock, checked } = promoField();
  promo.open(true);
  promo.change('NOSUCHCODE');
  await clock.advance(800);
  promo.change('NOSUCHCODE2');
  promo.reset();
  expect([promo.isOpen, promo.code.value, clock.waiting]).toEqual([false, '', 0]);
  promo.open(true);
  promo.change('NOSUCHCODE');
  expect([promo.check(), checked()]).toEqual([true, ['NOSUCHCODE']]);
});
