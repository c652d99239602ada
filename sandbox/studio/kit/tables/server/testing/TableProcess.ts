import { EventEmitter } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import type { Database, Sql } from '../../../../server/Database.ts';
import { WalletClient } from '../../../../server/WalletClient.ts';
import { PlayService } from '../../../server/PlayService.ts';
import { PlaySettlement } from '../../../server/PlaySettlement.ts';
import type { TableGame } from '../../TableGame.ts';
import type { WireTableMessage } from '../../wireTable.ts';
import { TableFloor } from '../TableFloor.ts';
import { TableHub } from '../TableHub.ts';
import { TableRunner } from '../TableRunner.ts';
import type { FaultyWallet } from './FaultyWallet.ts';

/** What a call ends with whose process was killed: its caller gets no answer. */
export class Killed extends Error {}

export interface TableProcessOptions {
  readonly game: TableGame;
  readonly database: Database;
  readonly wallet: FaultyWallet;
  readonly now: () => number;
}

/** A process that runs one table, and can be killed between any two of its statements and calls. */
export class TableProcess {
  readonly startedAt: number;
  readonly settlement: PlaySettlement;
  readonly plays: PlayService;
  readonly runner: TableRunner;
  private readonly hub = new TableHub();
  private stepsLeft = Number.POSITIVE_INFINITY;

  constructor({ game, database, wallet, now }: TableProcessOptions) {
    this.startedAt = now();
    const own = this.mortal(database);
    const floor = new TableFloor();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      this.live();
      return wallet.fetch(input, init);
    };
    const { secret } = wallet.operator;
    const client = new WalletClient({ operatorUrl: 'http://operator.test', secret, fetch, now, retryDelaysMs: [] });
    this.settlement = new PlaySettlement(own, client, now);
    this.plays = new PlayService(own, this.settlement, now, floor);
    const tell = (message: WireTableMessage): void => this.hub.tell(message);
    this.runner = new TableRunner(game, { database: own, settlement: this.settlement, floor, now, tell });
  }

  get isAlive(): boolean {
    return this.stepsLeft > 0;
  }

  /** Ends the process after this many further statements and calls; now with 0. */
  killAfter(steps: number): void {
    this.stepsLeft = Math.min(this.stepsLeft, steps);
    if (!this.isAlive) this.hub.close();
  }

  /** A player at the table; returns what takes them away. */
  connect(onMessage: (message: WireTableMessage) => void): () => void {
    const socket = new TestSocket(onMessage);
    this.hub.add(socket as unknown as WebSocket, this.runner.state);
    return () => socket.emit('close');
  }

  private live(): void {
    if (!this.isAlive) throw new Killed('the process is gone');
    this.killAfter(this.stepsLeft - 1);
  }

  /** Statements end with the process; a transaction that was not committed leaves nothing. */
  private mortal(database: Database): Database {
    const query: Sql['query'] = (text, params) => {
      this.live();
      return database.query(text, params);
    };
    return {
      query: async (text, params) => query(text, params),
      transaction: (run) =>
        database.transaction((tx) =>
          run({
            query: async (text, params) => {
              this.live();
              return tx.query(text, params);
            },
          }),
        ),
    };
  }
}

/** The server's side of a socket whose other side reads at once. */
class TestSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = this.OPEN;

  constructor(private readonly onMessage: (message: WireTableMessage) => void) {
    super();
  }

  send(text: string): void {
    this.onMessage(JSON.parse(text) as WireTableMessage);
  }

  ping(): void {
    this.emit('pong');
  }

  terminate(): void {
    this.readyState = 3;
    this.emit('close');
  }
}
