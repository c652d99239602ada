import { expect, test } from 'vitest';
import { ApiError } from '../../lib/errors.ts';
import { cashierProblem } from './cashierProblem.ts';

test('8-8 a player unknown to the identity provider is asked to verify their identity', () => {
  expect(cashierProblem(new ApiError('IdentityVerificationProviderRequiredException', 422, {}, ''))).toMatchObject({
    code: 'need',
    need: { code: 'provider', identity: 'open' },
  });
});
