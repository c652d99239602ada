import { formatAmount } from '../../engine/amounts.ts';
import { minorOf, numberOf, readCommitment, recordOf, textOf, unreadable } from '../../client/fields.ts';
import type { SessionRequest } from '../../client/gameApi.ts';
import { postJson, type Fetch } from '../../client/postJson.ts';
import type { WirePlay } from '../server/presentPlay.ts';
import type { WirePolicy } from '../../server/presentPolicy.ts';
import type { GameFacts } from '../catalogue/GameFacts.ts';
import type { BetCall, MoveCall, PlayAnswer, PlayRound, PlaySession } from './protocol.ts';

/** The studio's API for rounds of a bet and moves. Every failure is a `StudioCallError`. */
export interface PlayApi<Bet, Move, View> {
  session(request: SessionRequest): Promise<PlaySession<Bet, Move, View>>;
  bet(call: BetCall): Promise<PlayAnswer<Bet, Move, View>>;
  move(call: MoveCall): Promise<PlayAnswer<Bet, Move, View>>;
  /** A round as it is now. */
  round(session: string, roundId: string): Promise<PlayAnswer<Bet, Move, View>>;
  shown(session: string, roundId: string): Promise<void>;
  history(session: string): Promise<readonly PlayRound<Bet, Move, View>[]>;
}

export function createPlayApi<Bet, Move, View>(send: Fetch): PlayApi<Bet, Move, View> {
  let decimals = 2;
  const readRound = (value: unknown): PlayRound<Bet, Move, View> => readPlay(value, decimals);
  const readAnswer = (answer: unknown): PlayAnswer<Bet, Move, View> => {
    const fields = recordOf(answer);
    return {
      round: readRound(fields['round']),
      balance: minorOf(fields['balance'], decimals),
      commitment: readCommitment(fields['commitment']),
      sinceStartMs: numberOf(fields['sinceStartMs']),
    };
  };
  return {
    session: async (request) => {
      const session = readSession<Bet, Move, View>(await postJson(send, 'session', request));
      decimals = session.decimals;
      return session;
    },
    bet: async ({ stake, ...call }) =>
      readAnswer(await postJson(send, 'bet', { ...call, stake: formatAmount(stake, decimals) })),
    move: async (call) => readAnswer(await postJson(send, 'move', call)),
    round: async (session, roundId) => readAnswer(await postJson(send, 'round', { session, roundId })),
    shown: async (session, roundId) => {
      await postJson(send, 'shown', { session, roundId });
    },
    history: async (session) => {
      const { rounds } = recordOf(await postJson(send, 'history', { session }));
      return Array.isArray(rounds) ? rounds.map(readRound) : unreadable('rounds');
    },
  };
}

/** Parses a round. Its bet, moves and view come from the same game's rules on the server. */
export function readPlay<Bet, Move, View>(value: unknown, decimals: number): PlayRound<Bet, Move, View> {
  const fields = recordOf(value);
  const wire = fields as unknown as WirePlay;
  return {
    id: textOf(fields['id']),
    isOver: fields['isOver'] === true,
    stake: minorOf(fields['stake'], decimals),
    staked: minorOf(fields['staked'], decimals),
    totalWin: fields['totalWin'] === null ? null : minorOf(fields['totalWin'], decimals),
    bet: wire.bet as Bet,
    moves: wire.moves as readonly Move[],
    view: wire.view as View,
    wire,
  };
}

function readSession<Bet, Move, View>(answer: unknown): PlaySession<Bet, Move, View> {
  const fields = recordOf(answer);
  const decimals = numberOf(fields['decimals']);
  const stakes = recordOf(fields['stakes']);
  const amount = (value: unknown): bigint => minorOf(value, decimals);
  const round = (value: unknown): PlayRound<Bet, Move, View> | null =>
    value === null || value === undefined ? null : readPlay(value, decimals);
  const facts = recordOf(fields['game']);
  textOf(facts['sysname']);
  textOf(facts['title']);
  return {
    session: textOf(fields['session']),
    game: facts as unknown as GameFacts,
    currency: textOf(fields['currency']),
    decimals,
    balance: amount(fields['balance']),
    mode: fields['mode'] === 'play' ? 'play' : 'demo',
    stakes: { least: amount(stakes['least']), most: amount(stakes['most']), step: amount(stakes['step']) },
    defaultStake: amount(fields['defaultStake']),
    minRoundMs: numberOf(fields['minRoundMs']),
    policy: recordOf(fields['policy']) as unknown as WirePolicy,
    commitment: readCommitment(fields['commitment']),
    clientSeed: textOf(fields['clientSeed']),
    openRound: round(fields['openRound']),
    unshownRound: round(fields['unshownRound']),
  };
}
