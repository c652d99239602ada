import { isApiError, NoAnswerError } from '../lib/errors.ts';
import { fatalPage } from '../lib/fatalPage.ts';
import { systemPageFor } from './routing/routes.ts';
import type { SystemPage } from './routing/routes.ts';

/** Why a server render shows a status page: which page, and the HTTP status of the document. */
export interface PageFault {
  readonly page: SystemPage;
  readonly status: number;
}

/** 2.11-12: the status is kept, even if the page shown is that of another status. */
export const faultOfStatus = (status: number): PageFault => ({ page: systemPageFor(status), status });

/** Statuses that gateways return when the operator cannot be reached. */
const awayStatuses: readonly number[] = [502, 503, 504];

/** 2.11-8: what a failed load means for the document. An error that is not a failed call is a bug, and is rethrown. */
export function faultOfError(error: unknown): PageFault {
  const fatal = fatalPage(error);
  if (fatal !== null) return { page: fatal, status: fatal === 'userBlock' ? 403 : fatal };
  if (isApiError(error)) return faultOfStatus(error.status);
  if (!(error instanceof NoAnswerError)) throw error;
  const { status } = error;
  const isAway = status === null || status < 400 || awayStatuses.includes(status);
  return faultOfStatus(isAway ? 503 : status);
}
