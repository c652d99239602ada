import { expect, test } from 'vitest';
import { ApiError } from '../../lib/errors.ts';
import { cashierProblem } from './cashierProblem.ts';

test('8-8 a player whom the identity provider does not know yet is asked to be verified', () => {
  expect(cashierProblem(new ApiError('IdentityVerificationProviderRequiredException', 422, {}, ''))).toMatchObject({
    code: 'needVerification',
  });
});
