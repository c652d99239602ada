/** 3-10: what the state of the operator's address forbids. */
import { closedStatus, isOpenForNew } from '../../../src/shared/site/siteInfo.ts';
import type { SandboxSettings } from '../../settings.ts';
import { OperatorError } from '../OperatorError.ts';

type Domain = Pick<SandboxSettings, 'domainState'>;

/** Throws unless the address serves players. What a closed site says of itself can always be read. */
export function demandServed({ domainState: state }: Domain, method: string): void {
  if (method === 'metadata.getgeneralinfo') return;
  const status = closedStatus({ state });
  if (status === 503) throw new OperatorError('ApplicationUnavailableException', 'The site is being worked on');
  if (status === 403) throw new OperatorError('AccessDeniedException', 'The site is not available here');
}

/** Throws where no new players are taken; known ones sign in. */
export function demandNewPlayers({ domainState: state }: Domain): void {
  if (!isOpenForNew({ state }))
    throw new OperatorError('InvalidRequestException', 'New accounts are closed', { reason: 'registration_closed' });
}

/** Throws where no deposits are taken. */
export function demandDeposits({ domainState: state }: Domain): void {
  if (!isOpenForNew({ state }))
    throw new OperatorError('BillingUnavailableException', 'Deposits are closed', { reason: 'deposits_closed' });
}
