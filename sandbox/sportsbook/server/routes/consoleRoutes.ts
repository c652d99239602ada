import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../book/EventBook.ts';
import { presentEvent } from '../book/presentEvents.ts';
import type { Sportsbook } from '../createSportsbook.ts';
import { EVENT_ID, FieldReader, MARKET_KEY, SELECTION_KEY } from '../readFields.ts';
import type { SandboxClock } from '../SandboxClock.ts';
import { SportsbookError } from '../SportsbookError.ts';

const MOST_AHEAD_MS = 2 * DAY_MS;

/** The trader's calls, behind the sandbox key: suspend, resume, cut prices, void, correct a result; and the books for audits. */
export async function consoleRoutes(app: FastifyInstance, sportsbook: Sportsbook, clock: SandboxClock): Promise<void> {
  const { database, book, rulings, decision } = sportsbook;
  app.post('/rulings', async ({ body }) => {
    const fields = new FieldReader(body);
    const event = fields.text('event', EVENT_ID);
    const ruling = fields.choice('ruling', ['suspend', 'resume', 'cut', 'void', 'won', 'lost']);
    const market = fields.textOrNull('market', MARKET_KEY);
    const selection = fields.textOrNull('selection', SELECTION_KEY);
    if ((ruling === 'won' || ruling === 'lost') && (market === null || selection === null))
      throw new SportsbookError('InvalidParameter', 'A result is of one selection', { field: 'selection' });
    if (book.find(event) === null) throw new SportsbookError('NotFound', 'No event has this id');
    await rulings.add({ event, market, selection, ruling });
    if (ruling === 'void' || ruling === 'won' || ruling === 'lost') await decision.decideAgain(event);
    return { ok: true };
  });
  app.get<{ Params: { id: string } }>('/event/:id', async ({ params }) => {
    const fixture = book.find(params.id);
    if (fixture === null) throw new SportsbookError('NotFound', 'No event has this id');
    return presentEvent(book.standing(fixture));
  });
  /** Moves matches and bets ahead, so that matches end at once; a restart goes on from there. */
  app.post('/clock/advance', async ({ body }) => {
    await clock.advance(new FieldReader(body).whole('ms', 0, MOST_AHEAD_MS), book.now());
    return { now: book.now() };
  });
  /** Bets without an end, and payments that the operator has not confirmed. */
  app.get('/unfinished', async () => {
    const [bets] = await database.query<{ count: bigint }>(
      `SELECT count(*) AS count FROM vendors.sportsbook_bets WHERE state NOT IN ('settled', 'refused')`,
    );
    const [moves] = await database.query<{ count: bigint }>(
      'SELECT count(*) AS count FROM vendors.sportsbook_moves WHERE NOT is_done',
    );
    return { bets: Number(bets?.count ?? 0), moves: Number(moves?.count ?? 0) };
  });
  /** Takes all due steps now, for tests. */
  app.post('/work', async () => {
    await sportsbook.work();
    return { ok: true };
  });
  /** Every bet's books, for comparison with the operator's; BigInt is sent as text. */
  app.get('/books', async () => {
    const bets = await database.query<Record<string, unknown>>(
      `SELECT id, player, state, outcome, stake, open_stake, paid, revision, currency FROM vendors.sportsbook_bets
       ORDER BY created_at DESC LIMIT 50000`,
    );
    const unsent = await database.query<{ count: bigint }>(
      'SELECT count(*) AS count FROM vendors.sportsbook_moves WHERE NOT is_done',
    );
    return {
      bets: bets.map((bet) => Object.fromEntries(Object.entries(bet).map(([name, value]) => [name, plain(value)]))),
      unsent: Number(unsent[0]?.count ?? 0),
    };
  });
}

const plain = (value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);
