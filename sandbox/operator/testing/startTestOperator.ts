import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readSandboxSettings } from '../../settings.ts';
import type { SandboxSettings } from '../../settings.ts';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { encodeForm, encodeQuery } from '../../../src/contract/base/wire.ts';
import type { WireFields } from '../../../src/contract/base/wire.ts';
import { endpoints } from '../../../src/contract/index.ts';
import { SANDBOX_KEY_HEADER, writeSandboxKey } from '../../sandboxKey.ts';
import { buildOperator } from '../buildOperator.ts';
import { catalogueVersion } from '../modules/games/games/gamesRepository.ts';
import { OPERATOR_SCHEMA, operatorMigrations } from '../modules.ts';
import type { PasswordCost } from '../sessions/Passwords.ts';
import { TestVendors } from './TestVendors.ts';

export interface Reply {
  readonly status: number;
  readonly data: never;
  readonly error: { readonly type: string; readonly message: string; readonly error_data: Record<string, unknown> };
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly cookie: string | undefined;
}

export interface Caller {
  readonly cookie?: string | undefined;
  readonly bearer?: string;
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

export const testConfig: SandboxSettings = readSandboxSettings({ LOG_LEVEL: 'silent', SANDBOX_CONTROLS: '1' });

export type TestPlayer = Awaited<ReturnType<TestOperator['player']>>;

/** An in-process operator with its own database and fake vendors. */
export class TestOperator {
  private players = 0;

  constructor(
    readonly app: FastifyInstance,
    readonly database: Database,
    readonly vendors: TestVendors,
    readonly time: { ms: number },
    readonly config: SandboxSettings,
    private readonly sandboxKey: string,
  ) {}

  /** Calls a method of the contract and validates its reply against the contract. */
  async call(name: string, fields: WireFields = {}, caller: Caller = {}): Promise<Reply> {
    const endpoint = endpoints.find((candidate) => candidate.name === name);
    const isPost = endpoint?.verb === 'POST';
    const query = new URLSearchParams([['v', '2.35'], ['locale', 'en'], ...(isPost ? [] : encodeQuery(fields))]);
    const reply = await this.app.inject({
      method: endpoint?.verb ?? 'GET',
      url: `/api/${name}?${query}`,
      ...(isPost ? { payload: new URLSearchParams(encodeForm(fields)).toString() } : {}),
      remoteAddress: caller.address ?? '127.0.0.1',
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(isPost ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(caller.cookie === undefined ? {} : { cookie: `croupier_session=${caller.cookie}` }),
        ...(caller.bearer === undefined ? {} : { authorization: `Bearer ${caller.bearer}` }),
        ...caller.headers,
      },
    });
    const body = JSON.parse(reply.body) as { data: never; error: Reply['error'] };
    if (reply.statusCode === 200) await endpoint?.output.validate(body.data, { strict: true });
    const set = reply.cookies.find((cookie) => cookie.name === 'croupier_session');
    return { status: reply.statusCode, data: body.data, error: body.error, headers: reply.headers, cookie: set?.value };
  }

  /** Sends the form of registration, filled in but for its contacts. */
  signUp(fields: WireFields, caller: Caller = {}): Promise<Reply> {
    return this.call('auth.register', { password: 'otter-lamp-71', terms: true, currency: 'USD', ...fields }, caller);
  }

  /** Registers a player and returns their session. */
  async player(fields: WireFields = {}): Promise<{ cookie: string; uid: number; email: string }> {
    this.players += 1;
    const email = `player-${this.players}@example.test`;
    const caller = { address: `10.0.${Math.floor(this.players / 200)}.${this.players % 200}` };
    const reply = await this.signUp({ email, ...fields }, caller);
    if (reply.status !== 200 || reply.cookie === undefined)
      throw new Error(`Registration failed: ${JSON.stringify(reply.error)}`);
    return { cookie: reply.cookie, uid: (reply.data as { payload: { uid: number } }).payload.uid, email };
  }

  /** Calls a sandbox control, on another replica if `app` is given. A string payload is sent unchanged. */
  control(path: string, payload: object | string = {}, app = this.app) {
    const headers = {
      [SANDBOX_KEY_HEADER]: this.sandboxKey,
      ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}),
    };
    return app.inject({ method: 'POST', url: `/__sandbox/${path}`, headers, payload });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.database.close();
    await rm(this.config.dataDir, { recursive: true, force: true });
  }
}

/** The least that argon2 takes: tests register thousands of players. */
const leastCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The catalogue of games arrives by a job, which begins when the operator is ready. */
async function hasGames(database: Database): Promise<void> {
  for (let tries = 0; tries < 3_000; tries++) {
    if ((await catalogueVersion(database)) > 0n) return;
    await new Promise((resolve) => void setTimeout(resolve, 5));
  }
  throw new Error('the operator has got no games');
}

/**
 * Starts an operator whose clock only changes when a test sets `time.ms`. `vendors` answer from its start on: it looks
 * for their games as it starts, and then once a minute.
 */
export async function startTestOperator(
  overrides: Partial<SandboxSettings> = {},
  passwordCost = leastCost,
  vendors = new TestVendors(),
): Promise<TestOperator> {
  const database = await openTestDatabase([{ schema: OPERATOR_SCHEMA, modules: operatorMigrations }]);
  const time = { ms: Date.UTC(2026, 5, 1, 12) };
  const config = { ...testConfig, dataDir: await mkdtemp(join(tmpdir(), 'croupier-operator-')), ...overrides };
  const sandboxKey = await writeSandboxKey(config.dataDir);
  const app = buildOperator({
    config,
    database,
    fetch: vendors.fetch,
    clock: { now: () => new Date(time.ms) },
    passwordCost,
  });
  await app.ready();
  await hasGames(database);
  return new TestOperator(app, database, vendors, time, config, sandboxKey);
}
