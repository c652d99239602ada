import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/errors.ts';
import { registrationProblem } from './registrationProblem.ts';

const until = '2031-06-01T12:00:00.000Z';

test('16-A4 somebody who has excluded themselves reads until when, in their own language', () => {
  const error = new ApiError('AuthorizationException', 401, { excluded_until: until }, 'The player has taken a break');
  expect(registrationProblem(error)).toEqual({ code: 'excluded', seconds: 0, until: Date.parse(until) });
});

test.each([
  ['person', 'personRefused'],
  ['document', 'documentRefused'],
])('16-A4, 40-4 somebody with the %s of an excluded player reads that no account is opened for it', (refused, code) => {
  const error = new ApiError('AuthorizationException', 401, { refused }, 'No account is opened');
  expect(registrationProblem(error)).toEqual({ code, seconds: 0 });
});

test('8-22 another refusal is told in the operator’s words', () => {
  const error = new ApiError('InvalidRequestException', 422, {}, 'Registration is closed');
  expect(registrationProblem(error)).toMatchObject({ code: 'failed', message: 'Registration is closed' });
});
