import { encodeQuery } from '../../../../../src/contract/base/wire.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';

/** In ms. */
const PATIENCE_MS = 8_000;

interface StudioSession {
  readonly session: string;
  /** Decimal texts, ascending. */
  readonly stakes: readonly string[];
  readonly clientSeed: string;
  readonly unshownRound: { readonly id: string } | null;
}

/** A game that is open at the studio. */
export interface OpenGame {
  readonly game: string;
  readonly session: string;
  readonly stakes: readonly string[];
  readonly clientSeed: string;
}

interface ListedTournament {
  readonly id: number;
  readonly user_info: object | null;
  readonly restrictions: { readonly unmet: string | null };
  readonly extra: { readonly min_stake: { readonly amount: string } };
}

interface ListedGame {
  readonly sysname: string;
}

/** The player is in it, or nothing keeps them from joining. */
const isOpen = ({ user_info: part, restrictions }: ListedTournament): boolean =>
  part !== null || restrictions.unmet === null;

/** Games of a tournament that are looked at. */
const MOST_GAMES = 100;

/** Plays as a page of the site does: a ticket, the launch, and the calls that a game's client makes to its studio. */
export class StudioPlayer {
  constructor(private readonly deps: Pick<OperatorDeps, 'config' | 'fetch'>) {}

  /** Launches a game in the session of this token. Rejects if it is refused or not answered. */
  async open(token: string, game: string): Promise<OpenGame> {
    const { operatorUrl } = this.deps.config;
    const ticket = await this.operator<{ token: string }>(token, 'account.getToken', { purpose: 'play' });
    const launched = await this.send(
      `${operatorUrl}/platform/game/${encodeURIComponent(game)}/play?locale=en&token=${encodeURIComponent(ticket.token)}`,
      { redirect: 'manual' },
    );
    const launch = new URL(launched.headers.get('location') ?? 'about:blank').searchParams.get('session');
    if (launch === null) throw new Error(`${game} was not launched: ${launched.status}`);
    const opened = await this.studio<StudioSession>('session', { game, mode: 'play', locale: 'en', session: launch });
    if (opened.unshownRound !== null) await this.shown(opened.session, opened.unshownRound.id);
    return { game, session: opened.session, stakes: opened.stakes, clientSeed: opened.clientSeed };
  }

  /**
   * Takes part in the running tournaments that count this game's rounds and are open to the player of this token. Returns
   * the least stakes that count in those that they are in, decimal texts.
   */
  async joinTournaments(token: string, game: string): Promise<readonly string[]> {
    const open = (await this.running(token, game)).filter(isOpen);
    for (const { id, user_info: part } of open)
      if (part === null) await this.operator(token, 'tournaments.participate', {}, { tournament_id: String(id) });
    return open.map(({ extra }) => extra.min_stake.amount);
  }

  /** The games that the most running tournaments count, of those that are open to the player of this token. */
  async countingGames(token: string): Promise<readonly string[]> {
    const counts = new Map<string, number>();
    for (const { id } of (await this.running(token, '')).filter(isOpen)) {
      const options = { type: 'tournament', id: String(id), offset: 0, count: MOST_GAMES };
      const fields = Object.fromEntries(encodeQuery({ options }));
      const { items } = await this.operator<{ items: readonly ListedGame[] }>(token, 'games.get', fields);
      for (const { sysname } of items) counts.set(sysname, (counts.get(sysname) ?? 0) + 1);
    }
    const most = Math.max(...counts.values());
    return [...counts].filter(([, count]) => count === most).map(([sysname]) => sysname);
  }

  private async running(token: string, game: string): Promise<readonly ListedTournament[]> {
    const fields = { status: 'active', game };
    return (await this.operator<{ items: readonly ListedTournament[] }>(token, 'tournaments.get', fields)).items;
  }

  /** One round: staked, drawn and paid by the studio, and shown. */
  async spin({ session, clientSeed }: OpenGame, stake: string, requestId: string): Promise<void> {
    const spun = await this.studio<{ round: { id: string } }>('spin', { session, stake, clientSeed, requestId });
    await this.shown(session, spun.round.id);
  }

  private async shown(session: string, roundId: string): Promise<void> {
    await this.studio('shown', { session, roundId });
  }

  /** A call of the site's API; with a body it is a POST. */
  private async operator<T>(
    token: string,
    method: string,
    query: Readonly<Record<string, string>>,
    body?: Readonly<Record<string, string>>,
  ): Promise<T> {
    const fields = new URLSearchParams({ v: '2.35', locale: 'en', ...query });
    const { data } = await this.json<{ data: T }>(`${this.deps.config.operatorUrl}/api/${method}?${fields}`, {
      headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' },
      ...(body === undefined ? {} : { method: 'POST', body: new URLSearchParams(body) }),
    });
    return data;
  }

  private studio<T>(method: string, body: object): Promise<T> {
    return this.json<T>(`${this.deps.config.vendorsUrl}/studio/api/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  private async json<T>(url: string, init: RequestInit): Promise<T> {
    const answer = await this.send(url, init);
    if (!answer.ok) throw new Error(`${new URL(url).pathname} was answered with ${answer.status}`);
    // The answers of our own operator and studio, whose shapes are theirs.
    return (await answer.json()) as T;
  }

  private send(url: string, init: RequestInit): Promise<Response> {
    return this.deps.fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  }
}
