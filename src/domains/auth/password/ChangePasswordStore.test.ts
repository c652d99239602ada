import { expect, test } from 'vitest';
import { fakeCall } from '../../../../tests/fakes/fakeCall.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import { ChangePasswordStore } from './ChangePasswordStore.ts';

test('7-6 the passwords that were typed and the problem are forgotten with their player', async () => {
  const { call } = fakeCall({ 'POST account.changepassword': () => Promise.reject(new NoAnswerError('network')) });
  const store = new ChangePasswordStore(call, { uid: 7 }, { min: 6, max: 20 });
  store.form.fields.old_password.change('otter-lamp-71');
  store.form.fields.new_password.change('amber-kite-83');
  store.form.fields.repeat.change('amber-kite-83');
  expect([await store.submit(), store.problem?.code]).toEqual([false, 'noAnswer']);
  store.forgetPlayer();
  expect([store.problem, store.form.values()]).toEqual([null, { old_password: '', new_password: '', repeat: '' }]);
});
