import { createHash } from 'node:crypto';
import type { Sql } from '../../../../database/database.ts';
import type { BonusType } from '../../../../../src/shared/bonus/terms.ts';
import { moveMoney } from '../../../realtime/moveMoney.ts';
import { convertedOf } from '../../../../../src/shared/bonus/convertedOf.ts';
import { exclusionOf } from '../../../players/Exclusions.ts';
import { accountOf, requiredOf } from './bonus.ts';
import type { Bonus, BonusEnding, Grant } from './bonus.ts';
import type { BonusEvents } from './BonusEvents.ts';
import {
  findBonus,
  findBonuses,
  hasActive,
  insertBonus,
  lockBonuses,
  setActive,
  setEnded,
  setEnding,
} from './bonusRepository.ts';
import { hasOpenRounds } from './stakesRepository.ts';

const DAY_MS = 86_400_000;
/** A bonus that is never activated is gone after this time. */
const ACTIVATE_WITHIN_DAYS = 30;

export const termsHash = (terms: Grant['terms']): string =>
  createHash('sha256').update(JSON.stringify(terms)).digest('hex');

/**
 * The life of a bonus: granted, activated, paused, converted or ended. A bonus with an open round ends when the round
 * has ended. Every step books its money in the caller's transaction.
 */
export class BonusLifecycle {
  constructor(private readonly events: BonusEvents) {}

  /**
   * Gives a player a bonus. It becomes active at once if no other one of its type is. Null if the same source has granted
   * it before, or the player has excluded themselves: then bonuses stop.
   */
  async grant(tx: Sql, grant: Grant, at: Date): Promise<Bonus | null> {
    await lockBonuses(tx, grant.uid);
    if ((await exclusionOf(tx, grant.uid, at))?.kind === 'self_exclusion') return null;
    const bonus = await insertBonus(tx, grant, {
      required: requiredOf(grant),
      hash: termsHash(grant.terms),
      at,
      activateBefore: new Date(at.getTime() + ACTIVATE_WITHIN_DAYS * DAY_MS),
    });
    if (bonus === null) return null;
    if (await hasActive(tx, bonus.uid, bonus.type)) await this.events.changed(tx, bonus, at);
    else await this.activate(tx, bonus, at);
    return findBonus(tx, bonus.uid, bonus.id);
  }

  /** Puts the money of an available bonus on the player's account; the caller holds the lock and has checked the rest. */
  async activate(tx: Sql, bonus: Bonus, at: Date): Promise<void> {
    const step = await setActive(tx, bonus.id, at, new Date(at.getTime() + bonus.terms.days * DAY_MS));
    await this.book(tx, bonus, { step, kind: 'bonus_activated', toPlayer: bonus.balance, at });
    await this.events.changed(tx, bonus, at);
    // With nothing to wager it is the player's own money at once: no round would ever end it.
    if (bonus.wagered >= bonus.required) await this.convert(tx, { ...bonus, status: 'active' }, at);
  }

  /** Ends or pauses a bonus: at once, or when its open rounds have ended. */
  async end(tx: Sql, bonus: Bonus, ending: BonusEnding, at: Date): Promise<void> {
    if (bonus.status === 'active' && (await hasOpenRounds(tx, bonus.id))) {
      await setEnding(tx, bonus.id, ending);
      await this.events.changed(tx, bonus, at);
    } else await this.close(tx, bonus, ending, at);
  }

  /** Burns what is active, of one type or of both; bonuses that wait stay. */
  async burnAll(tx: Sql, uid: bigint, at: Date, type: BonusType | null = null): Promise<void> {
    await lockBonuses(tx, uid);
    const active = await findBonuses(tx, { uid, type, statuses: ['active'], offset: 0, count: 2 });
    for (const bonus of active) await this.end(tx, bonus, 'burned', at);
  }

  /** What is due at the end of a round: conversion, an end that waited, or that nothing is left. False if nothing is. */
  async settleIfDue(tx: Sql, bonus: Bonus, at: Date): Promise<boolean> {
    if (bonus.status !== 'active' || (await hasOpenRounds(tx, bonus.id))) return false;
    if (bonus.balance === 0n) await this.close(tx, bonus, 'lost', at);
    else if (bonus.wagered >= bonus.required) await this.convert(tx, bonus, at);
    else if (bonus.ending !== null) await this.close(tx, bonus, bonus.ending, at);
    else return false;
    return true;
  }

  private async convert(tx: Sql, bonus: Bonus, at: Date): Promise<void> {
    const converted = convertedOf(bonus);
    const { uid, currency, balance } = bonus;
    const step = await setEnded(tx, bonus.id, { status: 'converted', balance: 0n, converted, at });
    await moveMoney(tx, {
      uid,
      currency,
      kind: 'bonus_converted',
      external: { source: 'bonuses', id: `${bonus.id}:${step}` },
      entries: [
        { account: { uid, kind: accountOf(bonus.type), currency }, amount: -balance },
        { account: { uid, kind: 'main', currency }, amount: converted },
        { account: { house: 'promotions', currency }, amount: balance - converted },
      ],
      at,
      cause: { kind: 'bonus', amount: converted },
    });
    await this.events.changed(tx, bonus, at);
  }

  private async close(tx: Sql, bonus: Bonus, status: BonusEnding | 'lost', at: Date): Promise<void> {
    // A paused bonus takes its money along.
    const kept = status === 'available' ? bonus.balance : 0n;
    const step = await setEnded(tx, bonus.id, { status, balance: kept, converted: null, at });
    if (bonus.status === 'active')
      await this.book(tx, bonus, { step, kind: `bonus_${status}`, toPlayer: -bonus.balance, at });
    await this.events.changed(tx, bonus, at);
  }

  private async book(
    tx: Sql,
    { id, uid, type, currency }: Bonus,
    {
      step,
      kind,
      toPlayer,
      at,
    }: { readonly step: number; readonly kind: string; readonly toPlayer: bigint; readonly at: Date },
  ): Promise<void> {
    await moveMoney(tx, {
      uid,
      currency,
      kind,
      external: { source: 'bonuses', id: `${id}:${step}` },
      entries: [
        { account: { uid, kind: accountOf(type), currency }, amount: toPlayer },
        { account: { house: 'promotions', currency }, amount: -toPlayer },
      ],
      at,
      cause: { kind: 'bonus', amount: toPlayer < 0n ? -toPlayer : toPlayer },
    });
  }
}
