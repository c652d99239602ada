import { expect, test } from 'vitest';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { formRules } from '../../../shared/validation/ruleSet.ts';
import type { SessionView } from '../../../kernel/views.ts';
import { NicknameStore } from './NicknameStore.ts';

function nickname(answer: () => Promise<1> = () => Promise.resolve(1)) {
  const sent: string[] = [];
  const account = { nickname: 'Heron7' } as unknown as NonNullable<SessionView['account']>;
  let loads = 0;
  const store = new NicknameStore(
    {
      changeNickname: (name) => {
        sent.push(name);
        return answer();
      },
    },
    {
      account,
      load: async () => {
        loads += 1;
        Object.assign(account, { nickname: sent.at(-1) });
      },
    },
    formRules([{ field: 'fakename', rules: [{ name: 'maxLength', params: { max: '8' } }] }], 'en'),
  );
  store.open();
  return { store, sent, field: store.form.fields.fakename, loads: () => loads };
}

test('7-4, 9-1, 5-50 the nickname is judged by its own rule and the configured one, then saved', async () => {
  const { store, sent, field, loads } = nickname();
  expect([field.value, store.isChanged, await store.save()]).toEqual(['Heron7', false, false]);
  const codes = [];
  for (const text of ['Bob', 'Bob Lee', 'Nightingale']) {
    field.change(text);
    await store.save();
    codes.push(field.error?.code);
  }
  expect([codes, sent]).toEqual([['minCountSymbolsFakename', 'specialSymbolsFakename', 'maxLength'], []]);
  field.change(' Bittern ');
  expect(await store.save()).toBe(true);
  expect([sent, loads(), field.value, store.isSaved]).toEqual([['Bittern'], 1, 'Bittern', true]);
});

test('7-4 a taken nickname is told at the field; another failure above the button; the text stays', async () => {
  const taken = nickname(() =>
    Promise.reject(new ApiError('InvalidParameterException', 422, { fakename: [{ code: 'fakenameTaken' }] }, '')),
  );
  taken.field.change('Bittern');
  expect(await taken.store.save()).toBe(false);
  expect([taken.field.error?.code, taken.field.value, taken.store.problem]).toEqual(['fakenameTaken', 'Bittern', null]);
  const lost = nickname(() => Promise.reject(new NoAnswerError('network')));
  lost.field.change('Bittern');
  await lost.store.save();
  expect([lost.store.problem?.code, lost.field.value, lost.store.isChanged]).toEqual(['noAnswer', 'Bittern', true]);
});
