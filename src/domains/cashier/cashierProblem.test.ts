import { expect, test } from 'vitest';
import { ApiError } from '../../lib/errors.ts';
import { cashierProblem } from './cashierProblem.ts';

test('8-8 a player unknown to the identity provider is asked to verify their identity', () => {
  expect(cashierProblem(new ApiError('IdentityVerificationProviderRequiredException', 422, {}, ''))).toMatchObject({
    code: 'need',
    need: { code: 'provider', identity: 'open' },
  });
});

test.each([
  ['BillingUnavailableException', 'unavailable'],
  ['BillingServiceErrorException', 'service'],
  ['BillingTransactionDeclinedException', 'declined'],
  ['WithdrawalDeclinedException', 'withdrawalDeclined'],
  ['RequisitesFraudulentException', 'requisitesRefused'],
  ['AuthorizationException', 'signedOut'],
  ['TooManyRequestsException', 'tooMany'],
  ['InvalidParameterException', 'failed'],
] as const)('8-5 to 8-9 %s is told as "%s"', (type, code) => {
  expect(cashierProblem(new ApiError(type, 422, {}, ''))).toMatchObject({ code });
});
