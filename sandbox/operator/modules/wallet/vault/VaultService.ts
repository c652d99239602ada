import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { vault } from '../../../../../src/contract/wallet/vault.ts';
import { parseOrderAmount } from '../../../../../src/shared/money/parseAmountText.ts';
import type { Sql } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { PlayerCall, SpendHandler } from '../../../edge/handlers.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import { readBalances } from '../../../ledger/balances.ts';
import { InsufficientFundsError } from '../../../ledger/ledgerErrors.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { moveMoney } from '../../../realtime/moveMoney.ts';
import type { Player } from '../../../players/player.ts';
import { newToken } from '../../../sessions/tokens.ts';
import {
  endRelease,
  findDue,
  findLeaving,
  insertRelease,
  lockVault,
  readSettings,
  statusOf,
  writeSettings,
} from './vaultRepository.ts';
import type { Release } from './vaultRepository.ts';

type State = OutputOf<typeof vault.get>;
type Order = PlayerCall<InputOf<typeof vault.put>>;

const HOUR_MS = 3_600_000;
/** Releases of one run of the job. */
const BATCH = 100;

interface Move {
  readonly uid: bigint;
  readonly currency: string;
  readonly amount: bigint;
  readonly into: 'vault' | 'main';
  readonly id: string;
}

/** The vault: ledger account `vault`, which no stake and no withdrawal is paid from. */
export class VaultService {
  readonly put: SpendHandler<typeof vault.put, null> = {
    commit: async (tx, call) => {
      await this.move(tx, { ...this.orderOf(call), into: 'vault', id: `put:${newToken()}` });
      return null;
    },
    complete: (_outcome, { player }) => this.state(this.deps.database, player),
  };

  readonly take: SpendHandler<typeof vault.take, null> = {
    commit: async (tx, call) => {
      await this.leave(tx, this.orderOf(call));
      return null;
    },
    complete: (_outcome, { player }) => this.state(this.deps.database, player),
  };

  constructor(private readonly deps: Pick<OperatorDeps, 'database' | 'clock'>) {}

  async state(sql: Sql, { uid, currency }: Pick<Player, 'uid' | 'currency'>): Promise<State> {
    const now = this.deps.clock.now();
    const { amounts } = await readBalances(sql, uid, currency);
    const leaving = await findLeaving(sql, uid, currency);
    const { delay_hours, next_hours, next_at } = await readSettings(sql, uid, now);
    return {
      amount: wireMoney(amounts.vault, currency),
      available: wireMoney(amounts.vault - sumOf(leaving), currency),
      main: wireMoney(amounts.main, currency),
      delay_hours: delay_hours as State['delay_hours'],
      next_delay:
        next_hours === null || next_at === null
          ? null
          : { hours: next_hours as State['delay_hours'], effective_at: next_at.toISOString() },
      leaving: leaving.map(({ id, amount, due_at }) => ({
        id: Number(id),
        amount: wireMoney(amount, currency),
        due_at: due_at.toISOString(),
      })),
      server_time: now.toISOString(),
    };
  }

  /** Keeps in the vault what is on its way out. */
  async keep(player: Player, id: bigint): Promise<State> {
    return this.deps.database.transaction(async (tx) => {
      await lockVault(tx, player.uid);
      const status = await statusOf(tx, player.uid, id);
      if (status === null || status === 'released') throw invalidField('id', 'wrongField');
      await endRelease(tx, id, 'kept', this.deps.clock.now());
      return this.state(tx, player);
    });
  }

  /** A longer delay holds at once. A shorter one would undo the protection, so it waits for as long as the old one. */
  async setDelay(player: Player, hours: number): Promise<State> {
    const now = this.deps.clock.now();
    return this.deps.database.transaction(async (tx) => {
      await lockVault(tx, player.uid);
      const { delay_hours: present } = await readSettings(tx, player.uid, now);
      const isShorter = hours < present;
      await writeSettings(tx, player.uid, {
        delay_hours: isShorter ? present : hours,
        next_hours: isShorter ? hours : null,
        next_at: isShorter ? this.deps.clock.in(present * HOUR_MS) : null,
      });
      return this.state(tx, player);
    });
  }

  /** Moves what is due to the main balances; each once, however many replicas run. Returns how many. */
  async releaseDue(): Promise<number> {
    const { database, clock } = this.deps;
    let released = 0;
    for (const release of await findDue(database, clock.now(), BATCH))
      released += await database.transaction((tx) => this.release(tx, release));
    return released;
  }

  private async release(tx: Sql, release: Release): Promise<number> {
    await lockVault(tx, release.uid);
    if (!(await endRelease(tx, release.id, 'released', this.deps.clock.now()))) return 0;
    await this.move(tx, { ...release, into: 'main', id: `release:${release.id}` });
    return 1;
  }

  private async leave(tx: Sql, order: Pick<Move, 'uid' | 'currency' | 'amount'>): Promise<void> {
    const { uid, currency, amount } = order;
    const now = this.deps.clock.now();
    await lockVault(tx, uid);
    const { amounts } = await readBalances(tx, uid, currency);
    const available = amounts.vault - sumOf(await findLeaving(tx, uid, currency));
    if (amount > available) throw notEnough(available, currency);
    const { delay_hours: hours } = await readSettings(tx, uid, now);
    const release = await insertRelease(tx, { ...order, due_at: this.deps.clock.in(hours * HOUR_MS) }, now);
    if (hours === 0) await this.release(tx, release);
  }

  private async move(tx: Sql, { uid, currency, amount, into, id }: Move): Promise<void> {
    const from = into === 'vault' ? 'main' : 'vault';
    try {
      await moveMoney(tx, {
        uid,
        currency,
        kind: into === 'vault' ? 'vault_in' : 'vault_out',
        external: { source: 'vault', id },
        entries: [
          { account: { uid, kind: from, currency }, amount: -amount },
          { account: { uid, kind: into, currency }, amount },
        ],
        at: this.deps.clock.now(),
        cause: { kind: 'other', amount },
      });
    } catch (error) {
      if (error instanceof InsufficientFundsError) throw notEnough(error.available, currency);
      throw error;
    }
  }

  private orderOf({ input, player: { uid, currency } }: Order): Pick<Move, 'uid' | 'currency' | 'amount'> {
    if (input.currency !== currency) throw invalidField('currency', 'wrongField');
    const read = parseOrderAmount(input.amount, currency);
    if (!read.ok || read.money.minor <= 0n) throw invalidField('amount', 'wrongField');
    return { uid, currency, amount: read.money.minor };
  }
}

const sumOf = (releases: readonly Release[]): bigint => releases.reduce((sum, { amount }) => sum + amount, 0n);

const notEnough = (available: bigint, currency: string) =>
  invalidField('amount', 'insufficientFunds', { available: wireMoney(available, currency).amount, currency });
