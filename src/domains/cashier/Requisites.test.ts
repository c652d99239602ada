import { expect, test, vi } from 'vitest';
import { deferred } from '../../../tests/fakes/fakeCall.ts';
import { FormField } from '../../kernel/forms/FormStore.ts';
import { Requisites } from './Requisites.ts';
import * as rules from './requisiteRules.ts';
import type { DestinationKind } from './destinationKind.ts';

function requisites(kind: DestinationKind = 'card') {
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

test('the rules are not fetched before the field is used, and then only once', async () => {
  const { made, load, arrival } = requisites();
  expect(load).not.toHaveBeenCalled();
  made.expect();
  made.type('4');
  arrival.resolve(rules);
  await made.arrive();
  expect(load).toHaveBeenCalledTimes(1);
});

test('5-52 text typed before the rules have loaded is masked and validated afterwards', async () => {
  const { made, field, arrival } = requisites();
  made.type('4111111111111112');
  const left = made.leave();
  expect([field.value, field.error]).toEqual(['4111111111111112', null]);
  arrival.resolve(rules);
  await left;
  expect([field.value, field.error?.code]).toEqual(['4111 1111 1111 1112', 'cardNumber']);
});

test('5-54 the sent text has no group spaces; an empty destination is refused without loading the rules', async () => {
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

test('rules that fail to load change nothing, and are fetched again', async () => {
  const { made, field, load } = requisites();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  made.type('4111');
  await made.leave();
  expect(field.value).toBe('4111');
  load.mockResolvedValueOnce(rules);
  await made.arrive();
  made.type('41111');
  expect(field.value).toBe('4111 1');
});
