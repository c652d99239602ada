import { afterAll, beforeAll } from 'vitest';
import { startTestOperator } from './startTestOperator.ts';
import type { TestOperator } from './startTestOperator.ts';

/** One operator per test file, which `take` gets before the first test; closed after the last one. */
export function withTestOperator(
  take: (operator: TestOperator) => void,
  options: Parameters<typeof startTestOperator>[0] = {},
): void {
  let operator: TestOperator | null = null;
  beforeAll(async () => {
    operator = await startTestOperator(options);
    take(operator);
  }, 120_000);
  afterAll(() => operator?.close());
}
