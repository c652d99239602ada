import type { BetRequest, MoveRequest } from '../kit/server/PlayService.ts';
import type { SessionRequest } from '../kit/server/SessionOpener.ts';
import type { ChosenRoundsRequest } from './ChosenRounds.ts';
import type { SpinRequest } from './SpinService.ts';
import { StudioError } from './StudioError.ts';

const TOKEN = /^[\x21-\x7e]{1,200}$/;
const SYSNAME = /^[a-z0-9-]{1,60}$/;
const LOCALE = /^[a-z]{2}(-[A-Za-z]{2,4})?$/;
const AMOUNT = /^\d{1,18}(\.\d{1,9})?$/;
/** Printable ASCII, so that every implementation that verifies a round uses the same bytes. */
const CLIENT_SEED = /^[\x20-\x7e]{1,64}$/;
/** More moves than a round of any game has. */
const MOST_MOVES = 1000;
/** The operator's name for a pack of free spins. */
const PACK = /^[A-Za-z0-9_-]{1,64}$/;
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

export function readSessionRequest(body: unknown): SessionRequest {
  const mode = text(body, 'mode', /^(play|demo)$/);
  const session = optionalText(body, 'session', TOKEN);
  const resume = optionalText(body, 'resume', TOKEN);
  return {
    game: text(body, 'game', SYSNAME),
    mode: mode === 'demo' ? 'demo' : 'play',
    locale: text(body, 'locale', LOCALE),
    ...(session === undefined ? {} : { session }),
    ...(resume === undefined ? {} : { resume }),
  };
}

/** What every stake is asked with. */
const readStakeRequest = (body: unknown): Omit<SpinRequest, 'buys' | 'freePack'> => ({
  session: text(body, 'session', TOKEN),
  stake: text(body, 'stake', AMOUNT),
  clientSeed: text(body, 'clientSeed', CLIENT_SEED),
  requestId: text(body, 'requestId', REQUEST_ID),
});

export const readSpinRequest = (body: unknown): SpinRequest => ({
  ...readStakeRequest(body),
  buys: field(body, 'buys') === true,
  freePack: optionalText(body, 'freePack', PACK) ?? null,
});

/** The bet itself is parsed by its game. */
export const readBetRequest = (body: unknown): BetRequest => ({ ...readStakeRequest(body), bet: field(body, 'bet') });

/** The move itself is parsed by its game. */
export function readMoveRequest(body: unknown): MoveRequest {
  const index = field(body, 'index');
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index > MOST_MOVES)
    throw new StudioError('InvalidParameter', 'index is not valid');
  return {
    session: text(body, 'session', TOKEN),
    roundId: text(body, 'roundId', TOKEN),
    move: field(body, 'move'),
    index,
  };
}

export function readShownRequest(body: unknown): { session: string; roundId: string } {
  return { session: text(body, 'session', TOKEN), roundId: text(body, 'roundId', TOKEN) };
}

/** Outcomes as text, separated by commas, such as `win,loss`. */
export function readChosenRounds(body: unknown): ChosenRoundsRequest {
  const outcomes = text(body, 'outcomes', /^(win|loss)(,(win|loss)){0,49}$/).split(',');
  const bet = field(body, 'bet');
  return {
    game: text(body, 'game', SYSNAME),
    player: text(body, 'player', TOKEN),
    outcomes: outcomes.map((outcome) => (outcome === 'win' ? outcome : 'loss')),
    ...(bet === undefined ? {} : { bet }),
  };
}

export const readHistoryRequest = (body: unknown): { session: string } => ({ session: text(body, 'session', TOKEN) });

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

function text(body: unknown, name: string, shape: RegExp): string {
  const value = optionalText(body, name, shape);
  if (value === undefined) throw new StudioError('InvalidParameter', `${name} is missing`);
  return value;
}

function optionalText(body: unknown, name: string, shape: RegExp): string | undefined {
  if (typeof body !== 'object' || body === null) throw new StudioError('InvalidParameter', 'The body is a JSON object');
  const value: unknown = (body as Record<string, unknown>)[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || !shape.test(value))
    throw new StudioError('InvalidParameter', `${name} is not valid`);
  return value;
}
