import { isApiError, NoAnswerError } from '../lib/errors.ts';
import { fatalPage } from '../lib/fatalPage.ts';
import { systemPageFor } from './routing/routes.ts';
import type { SystemPage } from './routing/routes.ts';

/** Why a server render shows a system page: which one, and the HTTP status of the document. */
export interface PageFault {
  readonly page: SystemPage;
  readonly status: number;
}

/** 2.11-12: the status stays as it is, also where its page is that of another. */
export const faultOfStatus = (status: number): PageFault => ({ page: systemPageFor(status), status });

/** Gateways say so of an operator that is away. */
const awayStatuses: readonly number[] = [502, 503, 504];

/** 2.11-8: what a failed load means for the document. What is no failed call is a fault of the code, and thrown on. */
export function faultOfError(error: unknown): PageFault {
  const fatal = fatalPage(error);
  if (fatal !== null) return { page: fatal, status: fatal === 'userBlock' ? 403 : fatal };
  if (isApiError(error)) return faultOfStatus(error.status);
  if (!(error instanceof NoAnswerError)) throw error;
  const { status } = error;
  const isAway = status === null || status < 400 || awayStatuses.includes(status);
  return faultOfStatus(isAway ? 503 : status);
}
