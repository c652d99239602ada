import { expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { defaultSiteConfig } from '../../../app/settings/testing/defaultSiteConfig.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import { restoreStore } from '../restore/RestoreStore.ts';
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

test('5-9, 5-24, 3-32 the configured rules of a password reach every form that sets one', () => {
  const rules = [{ name: 'regex', params: { pattern: '^.*\\d.*$' } }];
  const app = createTestApp({
    uid: 7,
    config: { ...defaultSiteConfig, validators: [{ field: 'password', rules }] },
  });
  const forms = [
    app.store(changePasswordStore).form.fields.new_password,
    app.store(restoreStore).passwordForm.fields.password,
  ];
  for (const field of forms) {
    field.change('amber-kite');
    field.check();
    expect(field.error?.code).toBe('regex');
    field.change('amber-kite-83');
    field.check();
    expect(field.error).toBeNull();
  }
});
