import { createHmac } from 'node:crypto';
import type { AnyEndpoint } from '../../../src/contract/index.ts';
import type { Database, Sql } from '../../database/database.ts';
import { onlyRow } from '../../database/database.ts';
import type { Clock } from '../SandboxClock.ts';
import { OperatorError } from '../OperatorError.ts';
import { toOperatorError } from './errorReply.ts';
import type { PlayerCall, Spending } from './handlers.ts';

interface Claim {
  readonly endpoint: string;
  readonly input_hash: string;
  readonly outcome: unknown;
  readonly reply: { data: unknown } | null;
  readonly refusal: Refusal | null;
}

type Refusal = Pick<OperatorError, 'type' | 'message' | 'data'>;

const KEY = /^[\w.-]{8,128}$/;

/**
 * I4: one effect per Idempotency-Key. The key is claimed in the same transaction in which the call writes. A second
 * call with the same key waits for the first and gets the same reply; with another input it gets a 422. A refusal is a
 * reply, too: a late copy of a refused call must not be carried out, though the player's balance or limit allows it by
 * then. A refusal that the client answers with the same call again (`isAnswered`) is not kept.
 */
export class Idempotency {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly secret: string,
  ) {}

  async run(
    endpoint: AnyEndpoint,
    key: string | undefined,
    handler: Spending<AnyEndpoint>['spends'],
    call: PlayerCall<object>,
  ): Promise<unknown> {
    if (key === undefined || !KEY.test(key)) {
      throw new OperatorError(
        'InvalidRequestException',
        'An Idempotency-Key header of 8 to 128 letters, digits, dots, hyphens or underscores is needed',
      );
    }
    const claim = await this.database
      .transaction((tx) => this.claim(tx, endpoint, key, handler, call))
      .catch(async (error: unknown) => {
        await handler.refused?.(error, call as never);
        throw error;
      });
    if (claim.refusal !== null) {
      const { type, message, data } = claim.refusal;
      const error = new OperatorError(type, message, data);
      await handler.refused?.(error, call as never);
      throw error;
    }
    if (claim.reply !== null) return claim.reply.data;
    const data = await handler.complete(claim.outcome, call as never);
    // A stored reply is never replaced: of two calls that complete at once, both return the first one's reply.
    const [stored] = await this.database.query<Claim>(
      `update operator.idempotency_keys set reply = coalesce(reply, $3::jsonb) where uid = $1 and key = $2 returning reply`,
      [call.player.uid, key, JSON.stringify({ data })],
    );
    return stored?.reply?.data ?? data;
  }

  private async claim(
    tx: Sql,
    endpoint: AnyEndpoint,
    key: string,
    handler: Spending<AnyEndpoint>['spends'],
    call: PlayerCall<object>,
  ): Promise<Claim> {
    const { uid } = call.player;
    const inputHash = hashOf(this.secret, call.input);
    const fresh = await tx.query(
      `insert into operator.idempotency_keys (uid, key, endpoint, input_hash, created_at) values ($1, $2, $3, $4, $5)
       on conflict (uid, key) do nothing returning key`,
      [uid, key, endpoint.name, inputHash, this.clock.now()],
    );
    if (fresh.length === 0) return this.known(tx, uid, key, endpoint, inputHash);
    const claim = { endpoint: endpoint.name, input_hash: inputHash, outcome: null, reply: null, refusal: null };
    await tx.query('savepoint effect');
    try {
      const outcome = await handler.commit(tx, call as never);
      await tx.query('update operator.idempotency_keys set outcome = $3::jsonb where uid = $1 and key = $2', [
        uid,
        key,
        JSON.stringify(outcome),
      ]);
      return { ...claim, outcome };
    } catch (error) {
      const { type, message, data, status } = toOperatorError(error);
      if (status !== 422 || isAnswered({ type, data })) throw error;
      await tx.query('rollback to savepoint effect');
      await tx.query('update operator.idempotency_keys set refusal = $3::jsonb where uid = $1 and key = $2', [
        uid,
        key,
        JSON.stringify({ type, message, data }),
      ]);
      return { ...claim, refusal: { type, message, data } };
    }
  }

  private async known(tx: Sql, uid: bigint, key: string, endpoint: AnyEndpoint, inputHash: string): Promise<Claim> {
    const claim = onlyRow(
      await tx.query<Claim>(
        'select endpoint, input_hash, outcome, reply, refusal from operator.idempotency_keys where uid = $1 and key = $2',
        [uid, key],
      ),
    );
    if (claim.endpoint === endpoint.name && claim.input_hash === inputHash) return claim;
    throw new OperatorError('InvalidRequestException', 'This Idempotency-Key was used for another request');
  }
}

/**
 * The player gives the proof or the agreement that is asked for, and the client sends the same call with the same key
 * (`src/app/provingCall.ts`).
 */
function isAnswered({ type, data }: Pick<Refusal, 'type' | 'data'>): boolean {
  return type === 'InvalidParameterException' && ('proof' in data || 'terms' in data);
}

/** Deletes the keys of calls that no client repeats any more. */
export async function forgetKeys(sql: Sql, before: Date): Promise<void> {
  await sql.query('delete from operator.idempotency_keys where created_at < $1', [before]);
}

/** A keyed hash: an input may contain a card number, which could be brute-forced from a plain hash in the database. */
function hashOf(secret: string, input: object): string {
  return createHmac('sha256', secret).update(textOf(input)).digest('hex');
}

/**
 * JSON sorted by field, so that equal inputs give equal strings. Empty fields are left out: a field that a later version
 * adds with an empty default does not invalidate keys that clients have stored.
 */
function textOf(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== '' && value !== false && value !== null);
  return JSON.stringify(given.sort(([left], [right]) => (left < right ? -1 : 1)));
}
