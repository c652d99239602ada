/** A worker thread of the fairness proof: plays rounds of a trial, or makes raw draws, and returns what it found. */
import { parentPort } from 'node:worker_threads';
import { chiSquareZ } from './chiSquare.ts';
import { rawDraws } from './rawDraws.ts';
import { simulateTrial } from './simulateTrial.ts';
import { trials } from './trials.ts';

type Task =
  | { readonly kind: 'trial'; readonly index: number; readonly rounds: number; readonly seed: number }
  | { readonly kind: 'draws'; readonly n: number; readonly cells: number; readonly count: number };

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread');
port.on('message', (task: Task) => {
  const run = async (): Promise<object> => {
    if (task.kind === 'draws') return { z: chiSquareZ(await rawDraws(task.n, task.cells, task.count)) };
    const trial = trials[task.index];
    if (trial === undefined) throw new Error(`There is no trial ${task.index}`);
    return simulateTrial(trial, task.rounds, task.seed);
  };
  run().then(
    (found) => port.postMessage({ ...task, ...found }),
    (error: unknown) => {
      throw error;
    },
  );
});
port.postMessage({ trials: trials.map(({ game, name, expected }) => ({ game, name, expected })) });
