/** The worker that reckons an offer's chance: up to a second of work on a phone, which must not stop the page. */
import { chanceOf } from '../../shared/bonus/chanceOf.ts';
import type { FromChanceWorker, ToChanceWorker } from './chanceMessages.ts';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToChanceWorker>) => void) | null;
  postMessage(message: FromChanceWorker): void;
};

scope.onmessage = ({ data: { id, plan } }) => {
  try {
    scope.postMessage({ id, chance: chanceOf(plan) });
  } catch (error) {
    scope.postMessage({ id, failure: String(error) });
  }
};
