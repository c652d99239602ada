import { signedHeaders } from '../../../../signing.ts';
import { testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';

export interface WalletAnswer {
  readonly status: number;
  readonly body: {
    readonly balance?: string;
    readonly version?: number;
    readonly funded?: object;
    readonly error?: { readonly type: string };
  };
}

/** A sportsbook that only knows its wallet. */
export class BetDesk {
  private bets = 0;
  session = '';

  constructor(private readonly operator: TestOperator) {}

  /** Opens the sportsbook for a player; returns where the launch leads. */
  async launch(cookie: string, query = 'locale=es'): Promise<URL> {
    const reply = await this.operator.app.inject({
      url: `/platform/game/dgt_sportsbook/play?${query}`,
      headers: { cookie: `croupier_session=${cookie}`, 'sec-fetch-site': 'same-origin' },
    });
    const target = new URL(String(reply.headers.location));
    this.session = target.searchParams.get('session') ?? '';
    return target;
  }

  async call(method: string, body: object, secret = testConfig.sportsbookSecret): Promise<WalletAnswer> {
    const path = `/sportswallet/${method}`;
    const payload = JSON.stringify(body);
    const headers = signedHeaders(secret, { method: 'POST', path, body: payload }, this.operator.time.ms);
    const reply = await this.operator.app.inject({ method: 'POST', url: path, payload, headers });
    return { status: reply.statusCode, body: reply.json() };
  }

  newId(): string {
    this.bets += 1;
    return `bet-${this.bets}`;
  }

  place(id: string, more: { readonly bet?: object } & Record<string, unknown> = {}): Promise<WalletAnswer> {
    const { bet = {}, ...call } = more;
    return this.call('place', {
      session: this.session,
      bet_id: id,
      transaction_id: `${id}:place`,
      amount: '2.00',
      currency: 'USD',
      funding: 'auto',
      bet: { kind: 'single', system: null, odds: 2500, possible_payout: '5.00', legs: [this.leg()], ...bet },
      ...call,
    });
  }

  leg(more: object = {}): object {
    return {
      event_id: 'e1',
      event: 'Northport – Redhill',
      sport: 'football',
      league: 'First League',
      starts_at: this.operator.time.ms + 60_000,
      market: 'result',
      market_name: 'Result',
      selection: 'home',
      selection_name: 'Northport',
      odds: 2500,
      is_live: false,
      ...more,
    };
  }

  settle(id: string, revision: number, kind: string, amount: string, more: object = {}): Promise<WalletAnswer> {
    return this.call('settle', {
      bet_id: id,
      transaction_id: `${id}:${revision}`,
      revision,
      kind,
      amount,
      currency: 'USD',
      stake_closed: kind === 'correction' ? '0.00' : '2.00',
      legs: [],
      ...more,
    });
  }

  rollback(id: string, more: object = {}): Promise<WalletAnswer> {
    const ids = { bet_id: id, transaction_id: `${id}:rollback`, original_transaction_id: `${id}:place` };
    return this.call('rollback', { ...ids, ...more });
  }
}

export const highlight = {
  id: 'e1',
  sport: 'football',
  league: { id: 'l1', name: 'First League', country: 'XX' },
  home: { name: 'Northport', short: 'NOR' },
  away: { name: 'Redhill', short: 'RED' },
  startsAt: Date.UTC(2026, 5, 1, 11, 58),
  phase: 'live',
  clock: "31'",
  score: { home: 1, away: 0, periods: [] },
  isDanger: false,
  main: {
    key: 'result',
    kind: 'result',
    line: null,
    period: null,
    isSuspended: false,
    selections: [
      { key: 'home', price: 1450 },
      { key: 'draw', price: 4200 },
      { key: 'away', price: 7500 },
    ],
  },
  marketCount: 20,
};
