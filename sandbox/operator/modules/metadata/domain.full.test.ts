import { afterEach, expect, test } from 'vitest';
import type { DomainState } from '../../../../src/shared/site/siteInfo.ts';
import type { SandboxSettings } from '../../../settings.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';

let operator: TestOperator;
afterEach(() => operator.close());

const start = async (more: Partial<SandboxSettings>) => {
  operator = await startTestOperator(more);
};
const email = 'player@croupier.test';
const signIn = () => operator.call('auth.login', { login: email, password: 'croupier2026' });
const register = () =>
  operator.call('auth.register', {
    email: 'new@example.test',
    password: 'otter-lamp-71',
    terms: true,
    currency: 'USD',
  });

test.each(['closing', 'readonly'] as const)(
  '3-10 the state %s takes no new players and no deposits; known players sign in and withdraw',
  async (domainState) => {
    await start({ domainState });
    expect((await operator.call('metadata.getgeneralinfo')).data).toMatchObject({ domain_state: domainState });
    expect(await register()).toMatchObject({ status: 422, error: { error_data: { reason: 'registration_closed' } } });
    const { status, cookie } = await signIn();
    expect(status).toBe(200);
    const headers = { 'idempotency-key': 'domain-key-1' };
    const deposit = { method: 'card', amount: '20', currency: 'USD' };
    expect((await operator.call('cashier.makedeposit', deposit, { cookie, headers })).error).toMatchObject({
      type: 'BillingUnavailableException',
      error_data: { reason: 'deposits_closed' },
    });
    operator.vendors.on('/payments/api/payouts', () => Response.json({ id: 'o1' }));
    // The ready-made player has a bonus.
    const order = { ...deposit, requisites: '4111111111111111', burn_bonuses: true };
    const ordered = await operator.call('cashier.makewithdrawal', order, {
      cookie,
      headers: { 'idempotency-key': 'domain-key-2' },
    });
    expect(ordered).toMatchObject({ status: 200 });
  },
);

test.each([
  ['maintenance', 503, 'ApplicationUnavailableException'],
  ['blocked', 403, 'AccessDeniedException'],
] as const)('3-10, 8-11, 8-12 the state %s answers nothing but itself', async (domainState, status, type) => {
  await start({ domainState });
  expect(await signIn()).toMatchObject({ status, error: { type } });
  expect((await operator.call('games.get')).status).toBe(status);
  const { data } = await operator.call('metadata.getgeneralinfo');
  expect(data).toMatchObject({ domain_state: domainState satisfies DomainState });
});

test('3-10 a mirror says so', async () => {
  await start({ domainType: 'mirror' });
  expect((await operator.call('metadata.getgeneralinfo')).data).toMatchObject({
    domain_state: 'active',
    domain_type: 'mirror',
  });
});
