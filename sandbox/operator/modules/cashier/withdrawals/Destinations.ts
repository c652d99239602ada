import { createHmac } from 'node:crypto';
import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { cashier } from '../../../../../src/contract/cashier/cashier.ts';
import type { FieldError } from '../../../../../src/contract/base/errors.ts';
import type { Sql } from '../../../../database/database.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import type { OperatorError } from '../../../OperatorError.ts';
import type { Player } from '../../../players/player.ts';
import { openText, sealText } from '../../../sealedText.ts';
import type { DestinationState, RequirementsFace } from '../../verification/requirements/module.ts';
import type { CashierMethod, WithdrawalMethod } from '../methods.ts';
import { isHolder, requisiteRule } from '../requisiteRules.ts';
import { findDestination, listDestinations, saveDestination } from './destinationsRepository.ts';
import type { StoredDestination } from './destinationsRepository.ts';

type Listed = OutputOf<typeof cashier.getwithdrawsettings>['destinations'][number];

/** What a player has named as the destination of a withdrawal. */
export interface NamedDestination {
  readonly requisites: string;
  readonly holder: string;
  /** Id of an earlier one; empty for another. */
  readonly destination: string;
}

export interface Destination {
  readonly method: CashierMethod;
  /** Normalised and in full. */
  readonly requisites: string;
  readonly holder: string;
  readonly mask: string;
  /** Id of the vendor's kept card (PaidCards): then `requisites` are its mask. */
  readonly savedCard?: string;
}

type Faults = Readonly<Record<string, FieldError[]>>;

/** Earlier destinations that are offered. */
const MOST = 8;

/** Where withdrawals go: what is typed is checked, what was used before is kept encrypted and offered by its mask. */
export class Destinations {
  constructor(
    private readonly deps: Pick<OperatorDeps, 'config' | 'clock'>,
    private readonly requirements: Pick<RequirementsFace, 'destination'>,
  ) {}

  /** The destination, or the errors of its fields. */
  async read(
    sql: Sql,
    uid: bigint,
    method: WithdrawalMethod,
    named: NamedDestination,
  ): Promise<{ readonly found: Destination } | { readonly faults: Faults }> {
    if (named.destination !== '') {
      const stored = await findDestination(sql, uid, named.destination);
      if (stored === null || stored.method !== method.sysname)
        return { faults: { destination: [{ code: 'wrongField' }] } };
      const { requisites: mask, holder } = stored;
      return { found: { method, requisites: this.open(uid, stored), holder, mask } };
    }
    if (named.requisites.trim() === '') return { faults: { requisites: [{ code: 'requiredField' }] } };
    const rule = requisiteRule(method.withdrawal.requisitesLabel);
    const requisites = rule.clean(named.requisites);
    const needsHolder = method.withdrawal.needsHolder === true;
    const holder = needsHolder ? named.holder.trim() : '';
    const faults: Faults = {
      ...(requisites === null ? { requisites: [{ code: rule.code }] } : {}),
      ...(needsHolder && !isHolder(holder)
        ? { holder: [{ code: holder === '' ? 'requiredField' : 'wrongField' }] }
        : {}),
    };
    if (requisites === null || Object.keys(faults).length > 0) return { faults };
    return { found: { method, requisites, holder, mask: rule.mask(requisites) } };
  }

  async keep(sql: Sql, uid: bigint, { method, requisites, holder, mask }: Destination): Promise<void> {
    const { config, clock } = this.deps;
    const name = `${uid}:${method.sysname}:${requisites}`;
    // A keyed hash: a card number could be guessed from a plain one.
    const id = `wd-${createHmac('sha256', config.requisitesSecret).update(name).digest('hex').slice(0, 32)}`;
    const sealed = sealText(this.keyOf(uid, id), requisites);
    const stored = { id, method: method.sysname, requisites: mask, holder, full_requisites: sealed };
    await saveDestination(sql, uid, stored, clock.now());
  }

  async list(sql: Sql, player: Player): Promise<Listed[]> {
    const stored = await listDestinations(sql, player.uid, MOST);
    const readable = stored.flatMap((one) => {
      const requisites = this.openIfPossible(player.uid, one);
      return requisites === null ? [] : { one, requisites };
    });
    const listed: Listed[] = [];
    for (const { one, requisites } of readable) {
      const state = await this.requirements.destination(sql, player, requisites);
      const { id, method, requisites: mask, holder } = one;
      listed.push({ id, method, requisites: mask, holder, ...presentState(state), paid_at: null });
    }
    return listed;
  }

  /** Undefined if it was encrypted with another secret: it is not offered then. */
  private openIfPossible(uid: bigint, stored: StoredDestination): string | null {
    try {
      return this.open(uid, stored);
    } catch {
      // After a change of REQUISITES_SECRET the player types it again.
      return null;
    }
  }

  private open(uid: bigint, { id, full_requisites: sealed }: StoredDestination): string {
    return openText(this.keyOf(uid, id), sealed);
  }

  private keyOf(uid: bigint, id: string) {
    return { secret: this.deps.config.requisitesSecret, purpose: 'croupier destinations', record: `${uid}:${id}` };
  }
}

const statuses: Partial<Readonly<Record<OperatorError['type'], Listed['status']>>> = {
  RequisitesOnVerificationException: 'checking',
  RequisitesValidationRequiredException: 'to_show',
  RequisitesFraudulentException: 'refused',
};

function presentState(state: DestinationState | null): Pick<Listed, 'status' | 'until'> {
  const error = state?.error ?? null;
  return {
    status: error === null ? 'ready' : (statuses[error.type] ?? 'refused'),
    until: state?.until?.toISOString() ?? null,
  };
}
