/**
 * The error catalogue (specification section 8): every error type of the operator, its HTTP status, its numeric code on
 * the wire and the client's reaction. 403 is reserved for AccessDenied and UserBanned, because the client treats any
 * 403 as fatal (8-12).
 */

/** The client's reaction to an error: a whole-page effect, a sign-in, or a message where the call was made. */
export type ErrorEffect =
  | 'forbiddenPage'
  | 'userBlockPage'
  | 'maintenancePage'
  | 'signIn'
  | 'field'
  | 'wait'
  | 'need'
  | 'notice';

export interface ErrorKind {
  readonly status: number;
  readonly code: number;
  readonly effect: ErrorEffect;
}

const kind = (status: number, code: number, effect: ErrorEffect): ErrorKind => ({ status, code, effect });

export const errorCatalogue = {
  UnknownErrorException: kind(500, 1000, 'notice'),
  ApplicationDisabledException: kind(503, 1001, 'maintenancePage'),
  MethodNotFoundException: kind(404, 1002, 'notice'),
  AuthorizationException: kind(401, 1003, 'signIn'),
  InvalidRequestException: kind(422, 1004, 'notice'),
  InternalServerErrorException: kind(500, 1005, 'notice'),
  ApplicationUnavailableException: kind(503, 1006, 'maintenancePage'),
  InvalidParameterException: kind(422, 1007, 'field'),
  TooManyRequestsException: kind(429, 1008, 'wait'),
  AccessDeniedException: kind(403, 1200, 'forbiddenPage'),
  UserDeletedException: kind(401, 1201, 'signIn'),
  UserBannedException: kind(403, 1202, 'userBlockPage'),
  UserNeedDepositException: kind(422, 1203, 'need'),
  UserNeedProfileDataException: kind(422, 1204, 'need'),
  UserNeedConfirmContactException: kind(422, 1205, 'need'),
  BillingServiceErrorException: kind(502, 1300, 'notice'),
  BillingTransactionDeclinedException: kind(422, 1301, 'notice'),
  BillingUnavailableException: kind(503, 1302, 'notice'),
  BillingDepositLimitExceededException: kind(422, 1303, 'field'),
  WithdrawalDeclinedException: kind(422, 1400, 'notice'),
  WithdrawalLimitsExceededException: kind(422, 1401, 'field'),
  WithdrawalLimitsPeriodExceededException: kind(422, 1402, 'field'),
  KycUserProfileException: kind(422, 1500, 'need'),
  KycWithdrawalException: kind(422, 1501, 'need'),
  StorageQuotaExceededException: kind(422, 1502, 'notice'),
  IdentityVerificationProviderRequiredException: kind(422, 1503, 'need'),
  RequisitesOnVerificationException: kind(422, 1504, 'need'),
  RequisitesValidationRequiredException: kind(422, 1505, 'need'),
  RequisitesFraudulentException: kind(422, 1506, 'notice'),
} as const satisfies Record<string, ErrorKind>;

export type ErrorType = keyof typeof errorCatalogue;

/** One message code per field, in the order of importance: the first one is shown (5-1). */
export type FieldErrors = Readonly<Record<string, readonly FieldError[]>>;

export interface FieldError {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface ErrorBody {
  readonly error: {
    readonly type: ErrorType;
    readonly code: number;
    readonly message: string;
    readonly error_data: Readonly<Record<string, unknown>>;
  };
}

export function isErrorType(value: unknown): value is ErrorType {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value);
}

/** The wire form of an error; `error_data` carries field errors or facts such as `retry_after`. */
export function errorBody(type: ErrorType, message: string, data: Readonly<Record<string, unknown>> = {}): ErrorBody {
  return { error: { type, code: errorCatalogue[type].code, message, error_data: data } };
}
