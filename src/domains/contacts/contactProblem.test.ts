import { expect, test } from 'vitest';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { proofProblem } from './contactProblem.ts';

const until = '2026-06-01T00:00:00.000Z';
const data = { excluded_until: until, exclusion: 'self_exclusion' };

test.each(['AuthorizationException', 'InvalidRequestException'] as const)(
  '16-A4 a right code of a player on a break is told until when, as %s',
  (type) => {
    expect(proofProblem(new ApiError(type, 422, data, ''))).toEqual({
      code: 'excluded',
      seconds: 0,
      until: Date.parse(until),
    });
  },
);

test('7-9 a session that is over has a popup of its own; other failures are those of every call', () => {
  expect(proofProblem(new ApiError('AuthorizationException', 401, {}, ''))).toBeNull();
  expect(proofProblem(new NoAnswerError('network'))).toEqual({ code: 'noAnswer', seconds: 0 });
});
