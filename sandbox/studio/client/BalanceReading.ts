/**
 * Reads the balance once for a press that finds too little of it: money may have come from elsewhere since the last
 * answer, and the press is to count.
 */
export class BalanceReading {
  isUnderWay = false;

  /** `read` gives null if the server does not say. */
  constructor(private readonly read: () => Promise<bigint | null>) {}

  async forPress(take: (balance: bigint) => void): Promise<void> {
    this.isUnderWay = true;
    const fresh = await this.read();
    this.isUnderWay = false;
    if (fresh !== null) take(fresh);
  }
}
