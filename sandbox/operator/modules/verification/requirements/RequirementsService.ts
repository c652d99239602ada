import { contactTypes } from '../../../../../src/contract/base/contactTypes.ts';
import { createHmac } from 'node:crypto';
import type { Sql } from '../../../../database/database.ts';
import { OperatorError, registrationIncomplete } from '../../../OperatorError.ts';
import type { GuardedAction, Need, NeedKind, Requirements } from '../../../market/requirements.ts';
import { roomLeft } from '../../../market/roomLeft.ts';
import type { CurrencySum } from '../../../market/roomLeft.ts';
import type { OperatorCore } from '../../../module.ts';
import { demandNotHeld } from '../../../players/Exclusions.ts';
import type { Player } from '../../../players/player.ts';
import { parseNeeds } from './needsText.ts';
import { decideChecks, findCheck, findOwnNeeds, hasGrant, insertCheck } from './requirementsRepository.ts';
import {
  contactToConfirm,
  fraudulent,
  isKyc,
  missingFields,
  needsContact,
  needsDeposit,
  needsIdentity,
  needsProfile,
  needsValidation,
  onVerification,
} from './unmetNeed.ts';
import type { VerificationFace } from '../verification/module.ts';

/** In ms: the sandbox's house has checked a destination after this time. */
const CHECK_MS = 2 * 60_000;

/** What an action is about, as far as needs depend on it. */
export interface ActionFacts {
  /** Minor units of the player's currency. */
  readonly amount?: bigint;
  /** What counts together with it, in all currencies. */
  readonly before?: readonly CurrencySum[];
  /** The full, cleaned requisites of a payout. */
  readonly requisites?: string;
}

/** Amounts above `room` (minor units, beside what counts together with them) are refused with `error`. */
export interface Gate {
  readonly error: OperatorError;
  readonly room: bigint;
}

/** Whether a destination can be paid to; `until` is when a check of the house ends by itself. */
export interface DestinationState {
  readonly error: OperatorError | null;
  readonly until: Date | null;
}

/** 6-4: checks the market's needs of an action, or those that a test has set for the player. */
export class RequirementsService {
  constructor(
    private readonly deps: Pick<OperatorCore, 'config' | 'clock' | 'database' | 'terms'>,
    private readonly requirements: Requirements,
    private readonly verification: Pick<VerificationFace, 'statusOf'>,
  ) {}

  /** Throws the first need that is not met; of a deposit and of play for money the terms come before all others. */
  async check(sql: Sql, player: Player, action: GuardedAction, facts: ActionFacts = {}): Promise<void> {
    if (!player.is_registration_completed) throw registrationIncomplete();
    if (action === 'deposit' || action === 'play') {
      demandNotHeld(player, this.deps.clock.now());
      await this.deps.terms.demand(sql, player.uid);
    }
    for (const need of await this.needsOf(sql, player, action)) {
      if (!applies(need, player.currency, facts)) continue;
      const unmet = await this.unmet(sql, player, need, facts);
      if (unmet !== null) throw unmet;
    }
  }

  async unmetDeposit(sql: Sql, player: Player): Promise<OperatorError | null> {
    return player.has_deposits || (await hasGrant(sql, player.uid)) ? null : needsDeposit();
  }

  /** 3-5: whether a withdrawal of this amount waits for the player's identity, whatever else it needs. */
  async isKycBlocked(sql: Sql, player: Player, facts: ActionFacts): Promise<boolean> {
    const needs = await this.needsOf(sql, player, 'withdraw');
    const hasKyc = needs.some((need) => isKyc(need.kind) && applies(need, player.currency, facts));
    return hasKyc && (await this.verification.statusOf(sql, player.uid)) !== 'approved';
  }

  /** The needs of a withdrawal that are not met, in the order in which `check` throws them; without those of destinations. */
  async gates(sql: Sql, player: Player, before: readonly CurrencySum[]): Promise<readonly Gate[]> {
    if (!player.is_registration_completed) return [{ error: registrationIncomplete(), room: 0n }];
    const gates: Gate[] = [];
    for (const need of await this.needsOf(sql, player, 'withdraw')) {
      const error = await this.unmet(sql, player, need, {});
      if (error !== null) gates.push({ error, room: roomOf(need, player.currency, before) ?? 0n });
    }
    return gates;
  }

  /** The state of a destination; of one that is not known yet if `requisites` is null. Null: destinations need nothing. */
  async destination(sql: Sql, player: Player, requisites: string | null): Promise<DestinationState | null> {
    const needs = (await this.needsOf(sql, player, 'withdraw')).filter(({ kind }) => isAboutDestination(kind));
    if (needs.length === 0) return null;
    for (const { kind } of needs) {
      const error = await this.unmetRequisites(sql, player.uid, kind, requisites ?? '');
      if (error === null) continue;
      const check =
        requisites === null ? null : await findCheck(sql, player.uid, this.destinationOf(player.uid, requisites));
      const isTimed = kind === 'requisitesVerified' && check !== null && check.outcome === null;
      return { error, until: isTimed ? new Date(check.created_at.getTime() + CHECK_MS) : null };
    }
    return { error: null, until: null };
  }

  /** Begins what a refusal has announced; the refused transaction has taken its own writes back. */
  async begin(error: unknown, { uid }: Player, requisites: string): Promise<boolean> {
    if (!(error instanceof OperatorError)) return false;
    const { type } = error;
    if (type !== 'RequisitesOnVerificationException' && type !== 'RequisitesValidationRequiredException') return false;
    await insertCheck(this.deps.database, uid, this.destinationOf(uid, requisites), this.deps.clock.now());
    return true;
  }

  /** Decides the checks of a player's destinations that are under way. */
  decide(sql: Sql, uid: bigint, outcome: 'passed' | 'refused'): Promise<number> {
    return decideChecks(sql, uid, outcome);
  }

  private async needsOf(sql: Sql, { uid }: Player, action: GuardedAction): Promise<readonly Need[]> {
    const own = await findOwnNeeds(sql, uid, action);
    return own === null ? this.requirements[action] : parseNeeds(own);
  }

  private async unmet(sql: Sql, player: Player, need: Need, facts: ActionFacts): Promise<OperatorError | null> {
    const { kind } = need;
    if (isKyc(kind)) {
      const status = await this.verification.statusOf(sql, player.uid);
      return status === 'approved' ? null : needsIdentity(kind, status);
    }
    if (kind === 'deposit') return this.unmetDeposit(sql, player);
    if (kind === 'profile') {
      const missing = missingFields(player, need.fields ?? []);
      return missing.length === 0 ? null : needsProfile(missing);
    }
    if (kind === 'contact') {
      const type = contactToConfirm(player, need.contacts ?? contactTypes);
      return type === null ? null : needsContact(type);
    }
    return facts.requisites === undefined ? null : this.unmetRequisites(sql, player.uid, kind, facts.requisites);
  }

  private async unmetRequisites(
    sql: Sql,
    uid: bigint,
    kind: NeedKind,
    requisites: string,
  ): Promise<OperatorError | null> {
    const destination = this.destinationOf(uid, requisites);
    const check = await findCheck(sql, uid, destination);
    if (check?.outcome === 'passed') return null;
    if (check?.outcome === 'refused') return fraudulent();
    if (kind === 'requisitesValidated') return needsValidation(destination);
    const isOver = check !== null && this.deps.clock.now().getTime() - check.created_at.getTime() >= CHECK_MS;
    return isOver ? null : onVerification();
  }

  /** Names a destination without showing it; also the id of the provider's action about it. */
  private destinationOf(uid: bigint, requisites: string): string {
    const hash = createHmac('sha256', this.deps.config.requisitesSecret).update(`destination:${uid}:${requisites}`);
    return `rq-${hash.digest('hex').slice(0, 40)}`;
  }
}

const isAboutDestination = (kind: NeedKind): boolean => kind === 'requisitesVerified' || kind === 'requisitesValidated';

/** What is free of the need beside what counts already; null for a need of every amount. */
function roomOf({ above }: Need, currency: string, before: readonly CurrencySum[]): bigint | null {
  return above === undefined ? null : roomLeft((one) => above[one], before, currency);
}

function applies(need: Need, currency: string, { amount = 0n, before = [] }: ActionFacts): boolean {
  const room = roomOf(need, currency, before);
  return room === null || amount > room;
}
