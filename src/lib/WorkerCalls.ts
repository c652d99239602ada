import { trustedScriptUrl } from './trustedScriptUrl.ts';

type Answer<R> = { readonly id: number; readonly failure: string } | ({ readonly id: number } & R);

interface Waiting<R> {
  readonly resolve: (answer: R) => void;
  readonly reject: (error: Error) => void;
}

/** Questions to a worker, which starts with the first one; each answer finds its own. */
export class WorkerCalls<Q extends object, R extends object> {
  private worker: Worker | null = null;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting<R>>();

  /** `url` of the worker's script, and its name in the browser's tools. */
  constructor(
    private readonly url: string,
    private readonly name: string,
  ) {}

  /** Rejects if the worker cannot run, or says that it has failed. */
  ask(question: Q): Promise<R> {
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      const id = this.lastId;
      this.waiting.set(id, { resolve, reject });
      try {
        this.running().postMessage({ ...question, id });
      } catch (error) {
        this.settle({ id, failure: String(error) });
      }
    });
  }

  private running(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = new Worker(trustedScriptUrl(this.url), { type: 'module', name: this.name });
    worker.onmessage = ({ data }: MessageEvent<Answer<R>>) => this.settle(data);
    // Its script could not be fetched: the next question tries again.
    worker.onerror = () => {
      worker.terminate();
      this.worker = null;
      for (const id of this.waiting.keys()) this.settle({ id, failure: 'the worker has failed' });
    };
    this.worker = worker;
    return worker;
  }

  private settle(answer: Answer<R>): void {
    const question = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('failure' in answer) question?.reject(new Error(answer.failure));
    else question?.resolve(answer);
  }
}
