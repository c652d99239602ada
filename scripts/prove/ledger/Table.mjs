import { StuckError } from './Caller.mjs';

export const GAMES = [
  'lantern-harbor',
  'jade-ascent',
  'cherry-parade',
  'ember-dragon',
  'night-flight',
  'coral-deep',
  'sand-caravan',
  'frost-fjord',
  'neon-quarter',
  'jungle-drum',
  'gem-foundry',
  'court-of-cards',
];
/** After this time, in ms, a player stops waiting for a round and leaves; the studio has to end the round by itself. */
const WAIT_FOR_ROUND = 9000;
/** Answers to a spin after which its outcome is unknown. */
const UNDECIDED = new Set(['RoundPending', 'OperatorUnavailable', 'TooManyRequests', 'InternalError']);
const LAUNCH_TRIES = 40;

/** A player's sessions at the studio: opens games and spins, with the calls of the game's page. */
export class Table {
  /** Spins that the player left before their outcome was known. @type {Array<{ session: string, spin: object }>} */
  undecided = [];
  #game = null;
  #lastSpin = null;

  /** @param {import('./Player.mjs').Player} player */
  constructor(player) {
    this.player = player;
  }

  /** Opens a random game, possibly the same one, with a new session. */
  async open() {
    const { random } = this.player;
    for (let attempt = 0; attempt < LAUNCH_TRIES; attempt += 1) {
      const game = random.pick(GAMES);
      const address = await this.player.launch(game);
      const session = address?.searchParams.get('session');
      if (!session) continue;
      const reply = await this.#studio('session', { session, game, mode: 'play', locale: 'en' });
      if (reply.status !== 200) continue;
      this.#game = { session, stakes: reply.body.stakes, clientSeed: reply.body.clientSeed };
      return;
    }
    throw new Error(`${this.player.name} cannot open a game`);
  }

  /** Plays one round; with `copies` the spin is sent several times at once with one requestId. */
  async spin({ copies = 1 } = {}) {
    if (this.#game === null) await this.open();
    const { random } = this.player;
    const { session, stakes, clientSeed } = this.#game;
    const stake = random.happens(0.08) ? stakes.at(-1) : random.pick(stakes.slice(0, 6));
    const spin = { session, stake, clientSeed, requestId: `spin-${random.hex(20)}` };
    const answers = await Promise.all(Array.from({ length: copies }, () => this.#ask(spin, WAIT_FOR_ROUND)));
    this.#lastSpin = spin;
    const told = new Set(answers.filter((told) => told !== null));
    if (told.size > 1)
      this.player.journal.fault(`spin ${spin.requestId} was answered differently: ${[...told].join(', ')}`);
    if (answers.includes(null)) {
      this.undecided.push(spin);
      this.#game = null;
    }
  }

  /** Sends the last spin's request again: it must give the same answer and start no second round. */
  async spinAgain() {
    if (this.#lastSpin === null) return this.spin();
    const { stake, requestId } = this.#lastSpin;
    const told = await this.#ask(this.#lastSpin, WAIT_FOR_ROUND);
    if (told === null || told === 'SessionExpired') return;
    const other = await this.#studio(
      'spin',
      { ...this.#lastSpin, clientSeed: 'another-seed', stake, requestId },
      WAIT_FOR_ROUND,
    ).catch(stuck);
    if (other?.status === 200) this.player.journal.fault(`spin ${requestId} was taken with another seed`);
  }

  /** Sends every undecided spin again: each must have an outcome by now. */
  async settle() {
    for (const spin of this.undecided.splice(0)) {
      if ((await this.#ask(spin, WAIT_FOR_ROUND)) === null)
        this.player.journal.fault(`spin ${spin.requestId} never ended`);
    }
  }

  /** The outcome of a spin as text; null when it is still unknown after `patience` ms. */
  async #ask(spin, patience) {
    const { journal, uid } = this.player;
    const reply = await this.#studio('spin', spin, patience).catch(stuck);
    if (reply === null) return null;
    if (reply.status === 200) {
      journal.round(uid, spin.requestId, reply.body.round);
      journal.answer('round');
      return reply.body.round.id;
    }
    const type = reply.body?.error?.type ?? String(reply.status);
    journal.answer(type);
    if (type === 'SessionExpired') this.#game = null;
    return type;
  }

  #studio(path, message, patience) {
    const init = { method: 'POST', body: JSON.stringify(message), headers: { 'content-type': 'application/json' } };
    const isUnknown = ({ status, body }) =>
      status !== 200 && (body?.error === undefined || UNDECIDED.has(body.error.type));
    return this.player.caller.ask(() => `${this.player.house.vendors}/studio/api/${path}`, init, {
      isUnknown,
      ...(patience ? { patience } : {}),
    });
  }
}

function stuck(error) {
  if (error instanceof StuckError) return null;
  throw error;
}
