import { expect, test, vi } from 'vitest';
import { deferred } from '../../../tests/fakes/fakeCall.ts';
import { FormField } from '../../kernel/forms/FormStore.ts';
import { Requisites } from './Requisites.ts';
import * as rules from './requisitesRules.ts';
import type { RequisitesKind } from './requisitesKind.ts';

function requisites(kind: RequisitesKind = 'card') {
  const arrival = deferred<typeof rules>();
  const load = vi.fn(() => arrival.promise);
  const made: Requisites = new Requisites(
    () => kind,
    () => field,
    load,
  );
  const field = new FormField(made.definition);
  return { made, field, load, arrival };
}

test('nothing is fetched before the field is used, and once it is, only once', async () => {
  const { made, load, arrival } = requisites();
  expect(load).not.toHaveBeenCalled();
  made.expect();
  made.type('4');
  arrival.resolve(rules);
  await made.arrive();
  expect(load).toHaveBeenCalledTimes(1);
});

test('5-52 what was typed and left before its rules came is masked and judged when they do', async () => {
  const { made, field, arrival } = requisites();
  made.type('4111111111111112');
  const left = made.leave();
  expect([field.value, field.error]).toEqual(['4111111111111112', null]);
  arrival.resolve(rules);
  await left;
  expect([field.value, field.error?.code]).toEqual(['4111 1111 1111 1112', 'cardNumber']);
});

test('5-54 what travels is without the groups; an empty destination needs no rules to be refused', async () => {
  const { made, field, arrival } = requisites('iban');
  field.check();
  expect(field.error?.code).toBe('requiredField');
  arrival.resolve(rules);
  await made.arrive();
  made.type('de89 3704 0044 0532 0130 00');
  expect([field.value, field.normalised, field.error]).toEqual([
    'DE89 3704 0044 0532 0130 00',
    'DE89370400440532013000',
    null,
  ]);
});

test('rules that do not arrive take nothing away, and are fetched again', async () => {
  const { made, field, load } = requisites();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  made.type('4111');
  await made.leave();
  expect([field.value, made.rules]).toEqual(['4111', null]);
  load.mockResolvedValueOnce(rules);
  await made.arrive();
  expect([field.value, made.rules]).toEqual(['4111', rules]);
});
