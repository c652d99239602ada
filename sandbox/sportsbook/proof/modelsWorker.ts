/** A worker thread that plays matches: receives a sport, a first match, a number of matches and a seed, and counts. */
import { parentPort } from 'node:worker_threads';
import type { Sport } from '../engine/index.ts';
import { judgeModels } from './judgeModels.ts';
import { addCounts, noCounts } from './ModelCounts.ts';
import type { ModelCounts } from './ModelCounts.ts';
import { countMatches } from './modelTrials.ts';

type Task =
  | { readonly sport: Sport; readonly first: number; readonly matches: number; readonly seed: number }
  | { readonly judge: readonly ModelCounts[] };

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread');
port.on('message', (task: Task) => {
  if ('judge' in task) {
    const sum = noCounts();
    for (const counts of task.judge) addCounts(sum, counts);
    port.postMessage({ ...sum, judgements: judgeModels(sum) });
    return;
  }
  port.postMessage({ sport: task.sport, ...countMatches(String(task.seed), task.sport, task.first, task.matches) });
});
port.postMessage({ sports: ['football', 'tennis', 'basketball', 'ice_hockey'] satisfies Sport[] });
