import { OperatorError } from '../edge/OperatorError.ts';

/** error: answers 500 before doing anything · cut-after-commit: does it, then answers 500 · slow: waits first. */
export const faultModes = ['error', 'cut-after-commit', 'slow'] as const;
export type FaultMode = (typeof faultModes)[number];

export interface PlannedFault {
  readonly method: string;
  readonly mode: FaultMode;
  readonly ms: number;
  times: number;
}

/** Faults that a test has ordered for the next calls of a method; empty in ordinary life. */
export class CallFaults {
  private planned: PlannedFault[] = [];

  plan(fault: PlannedFault): void {
    this.planned.push(fault);
  }

  clear(): void {
    this.planned = [];
  }

  async before(method: string): Promise<void> {
    if (this.planned.length === 0) return;
    const slow = this.take(method, 'slow');
    if (slow !== undefined) await new Promise((resolve) => setTimeout(resolve, slow.ms));
    if (this.take(method, 'error') !== undefined) throw failed();
  }

  async after(method: string): Promise<void> {
    if (this.planned.length > 0 && this.take(method, 'cut-after-commit') !== undefined) throw failed();
  }

  private take(method: string, mode: FaultMode): PlannedFault | undefined {
    const fault = this.planned.find((candidate) => candidate.mode === mode && candidate.method === method);
    if (fault === undefined) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) this.planned = this.planned.filter((candidate) => candidate !== fault);
    return fault;
  }
}

const failed = (): OperatorError =>
  new OperatorError('InternalServerErrorException', 'A failure that a test has ordered');
