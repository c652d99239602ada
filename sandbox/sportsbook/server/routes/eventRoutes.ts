import type { FastifyInstance } from 'fastify';
import { MOST_LEGS } from '../../rules/betTypes.ts';
import { builderPrice, quoteLeg } from '../bets/quoteLegs.ts';
import { DAY_MS, SPORTS } from '../book/EventBook.ts';
import { presentEvent, presentLine } from '../book/presentEvents.ts';
import type { Sportsbook } from '../createSportsbook.ts';
import { EVENT_ID, FieldReader, MARKET_KEY, SELECTION_KEY } from '../readFields.ts';
import { SportsbookError } from '../SportsbookError.ts';

/** Public calls: sports, lists, an event, results, search, highlights and shared slips. */
export async function eventRoutes(app: FastifyInstance, { book, lists, slips }: Sportsbook): Promise<void> {
  app.get('/sports', async () => ({ now: book.now(), sports: lists.sports() }));
  app.get('/highlights', async ({ query }) => {
    const { count } = Object(query) as { readonly count?: string };
    return { events: lists.highlights(Math.min(40, Math.max(1, Number(count) || 8))) };
  });
  app.get('/events', async ({ query }) => {
    const given = Object(query) as Readonly<Record<string, string | undefined>>;
    const when = given['when'] ?? 'live';
    if (!/^(live|soon|\d{4}-\d{2}-\d{2})$/.test(when)) throw new SportsbookError('InvalidParameter', 'No such day');
    return lists.events({
      sport: SPORTS.find((sport) => sport === given['sport']) ?? null,
      when,
      league: given['league'] ?? null,
      after: Number(given['after']) || 0,
    });
  });
  app.get<{ Params: { id: string } }>('/event/:id', async ({ params }) => ({
    now: book.now(),
    event: presentEvent(book.standing(fixtureOf(params.id))),
  }));
  app.get('/results', async ({ query }) => {
    const given = Object(query) as Readonly<Record<string, string | undefined>>;
    const sport = SPORTS.find((one) => one === given['sport']) ?? 'football';
    const at = Date.parse(`${given['day'] ?? ''}T00:00:00Z`);
    const day = Number.isNaN(at) ? Math.floor(book.now() / DAY_MS) : Math.floor(at / DAY_MS);
    return lists.results(sport, day, Number(given['before']) || Number.MAX_SAFE_INTEGER);
  });
  app.get('/search', async ({ query }) => {
    const { q = '' } = Object(query) as { readonly q?: string };
    return { lines: lists.search(String(q).slice(0, 80)), hasMore: false };
  });
  app.post('/builder', async ({ body }) => {
    const picks = new FieldReader(body).list('picks', MOST_LEGS, readPick);
    const event = picks[0]?.event;
    if (event === undefined || picks.some((pick) => pick.event !== event)) return { odds: null };
    const isOpen = picks.every((pick) => quoteLeg(book, pick).odds !== null);
    const legs = picks.map((pick) => ({ ...pick, odds: 0 }));
    return { odds: isOpen ? (builderPrice(book, fixtureOf(event), legs)?.odds ?? null) : null };
  });
  app.post('/slips', async ({ body }) => {
    const picks = new FieldReader(body).list('picks', MOST_LEGS, readPick);
    if (picks.length === 0) throw new SportsbookError('InvalidParameter', 'The slip is empty', { field: 'picks' });
    return { code: await slips.save(picks) };
  });
  app.get<{ Params: { code: string } }>('/slips/:code', async ({ params }) => {
    const picks = /^[a-z0-9]{7}$/i.test(params.code) ? await slips.find(params.code) : null;
    if (picks === null) throw new SportsbookError('NotFound', 'No slip has this code');
    return { picks: picks.filter((pick) => book.find(pick.event) !== null) };
  });
  /** The lines of a slip's events, for picks that come from elsewhere. */
  app.post('/lines', async ({ body }) => {
    const ids = new FieldReader(body).list('events', MOST_LEGS, (item) => item.text('id', EVENT_ID));
    return {
      lines: ids.flatMap((id) => {
        const fixture = book.find(id);
        return fixture === null ? [] : [presentLine(book.standing(fixture))];
      }),
    };
  });

  function fixtureOf(id: string) {
    const fixture = EVENT_ID.test(id) ? book.find(id) : null;
    if (fixture === null) throw new SportsbookError('NotFound', 'No event has this id');
    return fixture;
  }
}

const readPick = (item: FieldReader) => ({
  event: item.text('event', EVENT_ID),
  market: item.text('market', MARKET_KEY),
  selection: item.text('selection', SELECTION_KEY),
});
