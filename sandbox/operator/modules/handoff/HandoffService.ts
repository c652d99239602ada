import { randomBytes, randomInt } from 'node:crypto';
import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { handoff } from '../../../../src/contract/handoff/handoff.ts';
import { invalidField } from '../../OperatorError.ts';
import type { Call, PlayerCall } from '../../edge/handlers.ts';
import { deepLink } from '../../market/deepLink.ts';
import type { OperatorCore } from '../../module.ts';
import { openText, sealText } from '../../sealedText.ts';
import type { SealKey } from '../../sealedText.ts';
import { newToken, tokenId } from '../../sessions/tokens.ts';
import { deviceOf } from '../session/module.ts';
import { demandCarriable } from './carriedPlace.ts';
import { tellOfHandoff } from './handoffEvent.ts';
import { findOwn, insertHandoff, lockHandoff, settleHandoff, storeClaim } from './handoffRepository.ts';
import type { HandoffRow } from './handoffRepository.ts';

type Area = typeof handoff;

/** How long a code waits for its claim, and then a claim for its session, in ms. */
export const HANDOFF_MS = 60_000;
/** 128 bits. */
const CODE_BYTES = 16;
/** The target's number and two others: who approves without looking is right once in three times. */
const CHOICES = 3;

/** The source's part of a handoff, and the target's claim. */
export class HandoffService {
  constructor(private readonly core: OperatorCore) {}

  async create({ input, session, player }: PlayerCall<InputOf<Area['create']>>): Promise<OutputOf<Area['create']>> {
    const { database, clock, config, throttle, limits } = this.core;
    const place = demandCarriable(input);
    await throttle.hit([{ key: `handoff:uid:${player.uid}`, most: limits.codesPerAccount }]);
    const code = randomBytes(CODE_BYTES).toString('base64url');
    const id = tokenId(code);
    const expiresAt = clock.in(HANDOFF_MS);
    const sealed = sealText(this.keyOf(id), JSON.stringify(place));
    await database.transaction((tx) =>
      insertHandoff(tx, { id, uid: player.uid, sessionId: session.id, place: sealed, expiresAt }),
    );
    return {
      code,
      messenger_link: deepLink(config, { name: 'hand', value: code }),
      expires_at: expiresAt.toISOString(),
    };
  }

  async claim({ input, addressHash, userAgent }: Call<InputOf<Area['claim']>>): Promise<OutputOf<Area['claim']>> {
    const { database, clock, throttle, limits } = this.core;
    await throttle.hit([{ key: `handoff:address:${addressHash}`, most: limits.codesPerAddress }]);
    const numbers = distinctNumbers();
    const number = numbers[randomInt(CHOICES)] ?? 0;
    const claim = newToken();
    const expiresAt = clock.in(HANDOFF_MS);
    await database.transaction(async (tx) => {
      const row = await lockHandoff(tx, 'id', tokenId(input.code));
      if (row === null) throw invalidField('code', 'wrongCode');
      if (row.status !== 'waiting') throw invalidField('code', 'usedCode');
      if (this.isOver(row)) throw invalidField('code', 'expiredCode');
      await storeClaim(tx, { id: row.id, claimId: tokenId(claim), numbers, number, userAgent, expiresAt });
      await tellOfHandoff(tx, row.uid, clock.now());
    });
    return { claim, number, expires_at: expiresAt.toISOString() };
  }

  async state({ input, session }: PlayerCall<InputOf<Area['getState']>>): Promise<OutputOf<Area['getState']>> {
    const row = await findOwn(this.core.database, tokenId(input.code), session.id);
    if (row === null) throw invalidField('code', 'wrongCode');
    const isOpen = row.status !== 'taken' && row.status !== 'denied';
    const isAsked = row.status === 'asked' && !this.isOver(row);
    return {
      status: isOpen && this.isOver(row) ? 'expired' : row.status,
      device: row.status === 'waiting' ? null : deviceOf(row.user_agent),
      numbers: isAsked ? [...row.numbers] : [],
      expires_at: row.expires_at.toISOString(),
    };
  }

  async answer({ input, session }: PlayerCall<InputOf<Area['answer']>>): Promise<1> {
    const isRight = await this.core.database.transaction(async (tx) => {
      const row = await lockHandoff(tx, 'id', tokenId(input.code));
      if (row === null || row.session_id !== session.id) throw invalidField('code', 'wrongCode');
      if (input.number === null && row.status !== 'taken') {
        await settleHandoff(tx, row.id, 'denied');
        return true;
      }
      if (row.status !== 'asked' || this.isOver(row)) throw invalidField('number', 'expiredCode');
      const isSame = input.number === row.number;
      await settleHandoff(tx, row.id, isSame ? 'approved' : 'denied');
      return isSame;
    });
    // Thrown here: the denial has to outlive the error.
    if (!isRight) throw invalidField('number', 'wrongNumber');
    return 1;
  }

  isOver({ expires_at }: Pick<HandoffRow, 'expires_at'>): boolean {
    return expires_at <= this.core.clock.now();
  }

  /** What an approved handoff carries. */
  placeOf({ id, place }: HandoffRow): NonNullable<OutputOf<Area['take']>['place']> {
    return demandCarriable(JSON.parse(openText(this.keyOf(id), place)));
  }

  private keyOf(id: string): SealKey {
    return { secret: this.core.config.codesSecret, purpose: 'handoff', record: id };
  }
}

/** Different numbers of two digits, ascending. */
function distinctNumbers(): readonly number[] {
  const numbers = new Set<number>();
  while (numbers.size < CHOICES) numbers.add(randomInt(10, 100));
  return [...numbers].sort((left, right) => left - right);
}
