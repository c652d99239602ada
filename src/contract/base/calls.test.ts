import { expect, expectTypeOf, test } from 'vitest';
import { endpoints } from '../index.ts';
import { errorCatalogue } from './errors.ts';
import type { CallInput, CallOutput } from '../index.ts';

test('7-1 types of calls are inferred from the endpoints', () => {
  expectTypeOf<CallInput<'POST cashier.makedeposit'>>().toEqualTypeOf<{
    method: string;
    amount: string;
    currency: string;
    campaign_offer_id?: string;
    requisites?: { wallet: string; bank: string; phone: string; voucher: string };
    saved_card?: string;
  }>();
  // Fields with a default are optional.
  expectTypeOf<CallInput<'GET cashier.gethistory'>>().toExtend<{ type?: unknown; offset?: number; count?: number }>();
  expectTypeOf<Record<never, never>>().toExtend<CallInput<'GET cashier.gethistory'>>();
  expectTypeOf<CallOutput<'GET account.getToken'>>().toEqualTypeOf<{ token: string; expires_at: string }>();
  expectTypeOf<CallOutput<'GET games.get'>['items'][number]['title']>().toEqualTypeOf<string>();
});

test('7-1 every endpoint is named area.method once', () => {
  const names = endpoints.map((endpoint) => endpoint.name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Za-z]+\.[A-Za-z]+$/);
});

test('8-12 only AccessDenied and UserBanned answer 403', () => {
  const forbidden = Object.entries(errorCatalogue).filter(([, kind]) => kind.status === 403);
  expect(forbidden.map(([type]) => type)).toEqual(['AccessDeniedException', 'UserBannedException']);
});

test('8-1 error codes are unique', () => {
  const codes = Object.values(errorCatalogue).map((kind) => kind.code);
  expect(new Set(codes).size).toBe(codes.length);
});
