import { FakeOperator } from '../../../../server/testing/FakeOperator.ts';
import type { Draw } from '../../../fair/draws.ts';

/** A wallet over a bad network: calls are lost, answered too late, refused, or arrive long after they were given up. */
export class FaultyWallet {
  readonly operator: FakeOperator;
  /** One call in this many meets a fault; 0 for none. */
  oneFaultIn = 0;
  private readonly late: (() => Promise<unknown>)[] = [];

  constructor(
    private readonly draw: Draw,
    now: () => number,
  ) {
    this.operator = new FakeOperator(now);
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const { operator, draw } = this;
    if (this.oneFaultIn === 0 || draw(this.oneFaultIn) > 0) return operator.fetch(input, init);
    const fault = draw(4);
    if (fault === 0) return Response.json({ error: { type: 'InternalError' } }, { status: 500 });
    // Carried out, and its answer is lost.
    if (fault === 1) await operator.fetch(input, init);
    if (fault === 2) this.late.push(() => operator.fetch(input, init));
    throw new TypeError('connection reset');
  };

  /** Calls that were on their way arrive now, the last first. */
  async deliverLate(): Promise<void> {
    for (const call of this.late.splice(0).toReversed()) await call();
  }
}
