import { expect, test } from 'vitest';
import { errorCatalogue } from '../contract/base/errors.ts';
import type { ErrorType } from '../contract/base/errors.ts';
import { ApiError, fieldErrors, isApiError, isUncertain, NoAnswerError } from './errors.ts';

const apiError = (type: ErrorType, data = {}) => new ApiError(type, errorCatalogue[type].status, data, type);

test('I8 an outcome is unknown without an answer or after an internal error of the operator, and known otherwise', () => {
  const uncertain = Object.keys(errorCatalogue).filter((type) => isUncertain(apiError(type as ErrorType)));
  expect(uncertain).toEqual(['UnknownErrorException', 'InternalServerErrorException']);
  expect(
    (['network', 'timeout', 'malformed'] as const).map((reason) => isUncertain(new NoAnswerError(reason))),
  ).toEqual([true, true, true]);
  expect([new Error('x'), null, 'timeout'].map(isUncertain)).toEqual([false, false, false]);
});

test('8-22 the errors of a field are read from error_data, whatever else it holds', () => {
  const error = apiError('InvalidParameterException', {
    email: [{ code: 'emailTaken' }, 'no', null, { code: 7 }, { code: 'email', params: { max: 3 } }],
    phone: 'wrong',
  });
  expect(fieldErrors(error, 'email')).toEqual([{ code: 'emailTaken' }, { code: 'email', params: { max: 3 } }]);
  expect(['phone', 'login', 'constructor', '__proto__'].map((field) => fieldErrors(error, field))).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(fieldErrors(new NoAnswerError('network'), 'email')).toEqual([]);
});

test('errors are distinguished by their class', () => {
  expect(
    [apiError('AccessDeniedException'), new NoAnswerError('timeout'), { type: 'AccessDeniedException' }].map(
      isApiError,
    ),
  ).toEqual([true, false, false]);
});
