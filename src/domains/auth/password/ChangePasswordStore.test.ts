import { expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import { changePasswordStore } from './ChangePasswordStore.ts';

test('7-6 the passwords that were typed and the problem are forgotten with their player', async () => {
  const app = createTestApp({
    uid: 7,
    answers: { 'POST account.changepassword': () => Promise.reject(new NoAnswerError('network')) },
  });
  const store = app.store(changePasswordStore);
  store.form.fields.old_password.change('otter-lamp-71');
  store.form.fields.new_password.change('amber-kite-83');
  store.form.fields.repeat.change('amber-kite-83');
  expect([await store.submit(), store.problem?.code]).toEqual([false, 'noAnswer']);
  app.signIn(8);
  const next = app.store(changePasswordStore);
  expect([next.problem, next.form.values()]).toEqual([null, { old_password: '', new_password: '', repeat: '' }]);
});
