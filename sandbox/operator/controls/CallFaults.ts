import { OperatorError } from '../OperatorError.ts';

/** error: 500 before the handler runs · cut-after-commit: 500 after the handler ran · slow: waits before it runs. */
export const faultModes = ['error', 'cut-after-commit', 'slow'] as const;
export type FaultMode = (typeof faultModes)[number];

export interface PlannedFault {
  readonly method: string;
  readonly mode: FaultMode;
  readonly ms: number;
  times: number;
}

/** Faults that a test has set for the next calls of a method; empty otherwise. */
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
