/** A worker thread of the proof of wheels: spins by the engine, and judges frequencies. */
import { parentPort } from 'node:worker_threads';
import { fitOf } from '../operator/proof/wheels/chiSquare.ts';
import { countSpins } from '../operator/proof/wheels/countSpins.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread');

interface Task {
  readonly spins?: number;
  readonly seed?: string;
  readonly counts?: readonly number[];
  readonly weights?: readonly number[];
}

port.on('message', ({ spins = 0, seed = '', counts, weights }: Task) =>
  port.postMessage(counts === undefined || weights === undefined ? countSpins(spins, seed) : fitOf(counts, weights)),
);
port.postMessage({});
