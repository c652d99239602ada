/** A worker thread that simulates rounds: receives a game, a number of rounds and a seed, and returns the result. */
import { parentPort } from 'node:worker_threads';
import { computeRtp } from '../engine/exact/computeRtp.ts';
import { simulateRtp } from '../engine/simulateRtp.ts';
import { findGame, games } from '../games/catalogue.ts';

interface Task {
  readonly game: string;
  readonly rounds: number;
  readonly seed: number;
}

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread');
port.on('message', (task: Task) => {
  const game = findGame(task.game);
  if (game === undefined) throw new Error(`No game is called ${task.game}`);
  const { rtp, standardDeviation, standardError, paidFrequency, highestWin } = simulateRtp(
    game,
    task.rounds,
    task.seed,
  );
  port.postMessage({ ...task, rtp, standardDeviation, standardError, paidFrequency, highestWin });
});
port.postMessage({
  exact: games.map((game) => ({
    game: game.sysname,
    rtp: computeRtp(game).rtp.toNumber(),
    text: computeRtp(game).rtp.toFixed(8),
  })),
});
