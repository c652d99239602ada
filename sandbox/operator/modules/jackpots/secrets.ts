import { createHash, createHmac, randomBytes } from 'node:crypto';
import { drawOf, drawText, thresholdOf } from '../../../../src/shared/jackpots/dropRules.ts';
import type { CycleName } from '../../../../src/shared/jackpots/dropRules.ts';
import type { Draws, PoolTerms } from './jackpotRules.ts';

/** 32 bytes in hex. */
export const newSecret = (): string => randomBytes(32).toString('hex');

export const commitmentOf = (secret: string): string =>
  createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');

/** What a secret decides in its cycle. */
export function drawsOf(secret: string, cycle: CycleName, { seed, bound }: PoolTerms): Draws {
  const key = Buffer.from(secret, 'hex');
  const draw = (number: number) => drawOf(createHmac('sha256', key).update(drawText(cycle, number)).digest());
  return { draw, threshold: () => thresholdOf(draw(0), seed, bound) };
}
