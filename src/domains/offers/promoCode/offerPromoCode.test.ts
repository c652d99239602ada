import { expect, test } from 'vitest';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { TestApp } from '../../../../tests/fakes/testApp.ts';
import type { DialogsView } from '../../../kernel/dialogs.ts';
import { rememberPromoCode } from '../../auth/promo/rememberPromoCode.ts';
import { forgetPromoCode, storePromoCode, storedPromoCode } from '../face/storedPromoCode.ts';
import { offerStoredPromoCode, startOfferPromoCode } from './offerPromoCode.ts';

/** A player on an address with a code, which is stored as on every page; the questions wait until they are answered. */
function playerAt(search: string, stored = 'HELLO5') {
  const made = createTestApp({ uid: 7 });
  const asked: unknown[] = [];
  const answers: (() => void)[] = [];
  const queue = ((_kind: unknown, props: unknown) => {
    asked.push(props);
    return new Promise((resolve) => answers.push(() => resolve(null)));
  }) as unknown as DialogsView['queue'];
  const app: TestApp = { ...made, dialogs: { ...made.dialogs, queue }, place: { path: '/', search, hash: '' } };
  storePromoCode(app.storage, stored);
  const answer = async () => {
    answers.shift()?.();
    await settle();
  };
  return { app, asked, answer };
}

test('2.8-6 after a sign-in on the page with the code, it is asked once, and not again', async () => {
  const { app, asked, answer } = playerAt('?promo_code=HELLO5');
  const stop = startOfferPromoCode(app);
  const afterAuth = offerStoredPromoCode(app);
  await settle();
  expect(asked).toEqual([{ code: 'HELLO5' }]);
  await answer();
  await afterAuth;
  await offerStoredPromoCode(app);
  expect([asked.length, storedPromoCode(app.storage)]).toEqual([1, null]);
  stop();
});

test('2.8-6 of several codes the last one is offered', async () => {
  const several = playerAt('?promo_code=SUMMER24&promo_code=HELLO5');
  const stop = startOfferPromoCode(several.app);
  await settle();
  expect(several.asked).toEqual([{ code: 'HELLO5' }]);
  stop();
});

test('2.8-6 a code is offered whether or not something else has stored it first, and not once it is used', async () => {
  const early = playerAt('?promo_code=HELLO5', '');
  const stop = startOfferPromoCode(early.app);
  await settle();
  expect(early.asked).toEqual([{ code: 'HELLO5' }]);
  const used = playerAt('?promo_code=HELLO5', '');
  const stopReading = rememberPromoCode(used.app);
  forgetPromoCode(used.app.storage);
  const stopUsed = startOfferPromoCode(used.app);
  await settle();
  expect(used.asked).toEqual([]);
  for (const end of [stop, stopReading, stopUsed]) end();
});

test('2.8-6 a code that the player could not be asked about, having left, is kept for the next sign-in', async () => {
  const { app, asked, answer } = playerAt('', 'HELLO5');
  const asking = offerStoredPromoCode(app);
  await settle();
  app.signIn(0);
  await answer();
  await asking;
  expect([asked.length, storedPromoCode(app.storage)]).toEqual([1, 'HELLO5']);
});
