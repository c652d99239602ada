import type { FastifyInstance } from 'fastify';
import { MOST_LEGS } from '../../rules/betTypes.ts';
import { betsOfPlayer } from '../bets/betRepository.ts';
import type { PlaceRequest } from '../bets/PlaceService.ts';
import type { Sportsbook } from '../createSportsbook.ts';
import { EVENT_ID, FieldReader, MARKET_KEY, SELECTION_KEY, TOKEN } from '../readFields.ts';
import { SportsbookError } from '../SportsbookError.ts';

const KEY = /^[\w-]{8,64}$/;
const AMOUNT = /^\d{1,18}(\.\d{1,9})?$/;
const MOST_ODDS_SEEN = 2_000_000_000;

/** A player's calls: the session, bets, their cash-out and favourites. */
export async function betRoutes(app: FastifyInstance, book: Sportsbook): Promise<void> {
  const { database, sessions, places, cashOuts, editing, presenter, favourites, follows, now } = book;

  app.post('/session', async ({ body }) => {
    const token = new FieldReader(body).text('session', TOKEN);
    const session = await sessions.open(token);
    const { player } = session;
    return { session, favourites: await favourites.ofPlayer(player), follows: await follows.ofPlayer(player) };
  });
  app.post('/bets', async ({ body }) => places.place(readPlace(body)));
  app.post('/bets/mine', async ({ body }) => {
    const fields = new FieldReader(body);
    const { player } = await sessions.known(fields.text('session', TOKEN));
    const which = fields.choice('which', ['open', 'settled']);
    const before = fields.whole('before', 0, Number.MAX_SAFE_INTEGER);
    const bets = await betsOfPlayer(database, player, which, before === 0 ? now() + 1 : before);
    return { bets: await presenter.all(bets) };
  });
  app.post<{ Params: { id: string } }>('/bets/:id', async ({ body, params }) =>
    places.look(new FieldReader(body).text('session', TOKEN), params.id),
  );
  app.post<{ Params: { id: string } }>('/bets/:id/quote', async ({ body, params }) => {
    const fields = new FieldReader(body);
    return cashOuts.quote(fields.text('session', TOKEN), params.id, fields.whole('percent', 1, 100));
  });
  app.post<{ Params: { id: string } }>('/bets/:id/cashout', async ({ body, params }) => {
    const fields = new FieldReader(body);
    const bet = await cashOuts.cashOut({
      session: fields.text('session', TOKEN),
      bet: params.id,
      key: fields.text('key', KEY),
      percent: fields.whole('percent', 1, 100),
      price: fields.text('price', AMOUNT),
    });
    return { bet };
  });
  app.post<{ Params: { id: string } }>('/bets/:id/edit/quote', async ({ body, params }) => {
    const fields = new FieldReader(body);
    return editing.quote(fields.text('session', TOKEN), params.id, fields.list('legs', MOST_LEGS, readLeg));
  });
  app.post<{ Params: { id: string } }>('/bets/:id/edit', async ({ body, params }) => {
    const fields = new FieldReader(body);
    return editing.edit({
      session: fields.text('session', TOKEN),
      bet: params.id,
      key: fields.text('key', KEY),
      revision: fields.whole('revision', 0, 1_000_000),
      price: fields.text('price', AMOUNT),
      stake: fields.text('stake', AMOUNT),
      legs: fields.list('legs', MOST_LEGS, readPricedLeg),
    });
  });
  app.post('/favourites', async ({ body }) => {
    const fields = new FieldReader(body);
    const { player } = await sessions.known(fields.text('session', TOKEN));
    const kind = fields.choice('kind', ['league', 'event']);
    await favourites.set(player, kind, fields.text('id', EVENT_ID), fields.choice('is', ['on', 'off']) === 'on');
    return { favourites: await favourites.ofPlayer(player) };
  });
  app.post('/follows', async ({ body }) => {
    const fields = new FieldReader(body);
    const { player } = await sessions.known(fields.text('session', TOKEN));
    await follows.set(player, fields.text('id', EVENT_ID), fields.choice('is', ['on', 'off']) === 'on');
    return { follows: await follows.ofPlayer(player) };
  });
}

const readLeg = (leg: FieldReader) => ({
  event: leg.text('event', EVENT_ID),
  market: leg.text('market', MARKET_KEY),
  selection: leg.text('selection', SELECTION_KEY),
});

const readPricedLeg = (leg: FieldReader) => ({ ...readLeg(leg), odds: leg.whole('odds', 1000, MOST_ODDS_SEEN) });

function readPlace(body: unknown): PlaceRequest {
  const fields = new FieldReader(body);
  const legs = fields.list('legs', MOST_LEGS, readPricedLeg);
  if (legs.length === 0) throw new SportsbookError('InvalidParameter', 'A bet has legs', { field: 'legs' });
  return {
    session: fields.text('session', TOKEN),
    key: fields.text('key', KEY),
    kind: fields.choice('kind', ['single', 'accumulator', 'system', 'builder']),
    system: fields.textOrNull('system', /^\d{1,2}\/\d{1,2}$/),
    stake: fields.text('stake', AMOUNT),
    funding: fields.text('funding', /^(auto|free_bet:[\w-]{1,80})$/),
    consent: fields.choice('consent', ['any', 'higher', 'none']),
    odds: fields.whole('odds', 0, MOST_ODDS_SEEN),
    legs,
  };
}
