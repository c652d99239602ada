import type { CallOutput } from '../../contract/index.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';
import type { Money } from '../../shared/money/money.ts';
import { colourOf } from '../../shared/pictures/colourOf.ts';

export type WireWinner = CallOutput<'GET winners.get'>['items'][number];

export interface Winner {
  readonly id: string;
  readonly game: { readonly sysname: string; readonly title: string; readonly image: string; readonly colour: string };
  /** A masked nickname, or the player's own; empty for a player without one. */
  readonly name: string;
  /** A player that the sandbox runs. */
  readonly isSandbox: boolean;
  readonly isOwn: boolean;
  /** Decimal text: how many times the stake was paid. */
  readonly multiple: string;
  readonly amount: Money;
  /** In ms since the epoch. */
  readonly at: number;
  /** Its number in the verifiable feed. */
  readonly proof: number | null;
}

export function parseWinner({ id, game, player, multiple, amount, at, proof }: WireWinner): Winner {
  return {
    id,
    game: { ...game, colour: colourOf(game.colour) },
    name: player.name,
    isSandbox: player.is_sandbox,
    isOwn: player.is_own,
    multiple,
    amount: parseMoney(amount),
    at: Date.parse(at),
    proof,
  };
}
