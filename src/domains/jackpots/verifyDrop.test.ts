import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawOf, drawText, isHit, thresholdOf } from '../../shared/jackpots/dropRules.ts';
import { parseDrop } from './parseJackpots.ts';
import { wireDrop } from './testing/wireJackpots.ts';
import { verifyDrop } from './verifyDrop.ts';

/** As the operator draws, with Node's cryptography. */
function operatorDraw(secret: string, number: number): bigint {
  const cycle = { jackpot: 'brass-tower', tier: 'mini', currency: 'USD', cycle: 1 };
  return drawOf(createHmac('sha256', Buffer.from(secret, 'hex')).update(drawText(cycle, number)).digest());
}

const { proof } = wireDrop(1);
const decimal = (minor: bigint) => ({ amount: (Number(minor) / 100).toFixed(2), currency: 'USD' });
const honest = wireDrop(1, { amount: decimal(thresholdOf(operatorDraw(proof.secret, 0), 50_00n, 100_00n)) });

test('1-5 an honest drop holds: the browser draws what the operator has drawn', async () => {
  expect(await verifyDrop(parseDrop(honest))).toMatchObject({ isCommitted: true, isDecided: true });
});

test.each([
  ['a cent more was paid', { amount: { amount: '50.00', currency: 'USD' } }, [true, false]],
  ['another secret is published', { proof: { ...proof, secret: '01'.repeat(32) } }, [false, false]],
  ['the commitment is another', { proof: { ...proof, commitment: 'ab'.repeat(32) } }, [false, true]],
  ['the cycle is another', { proof: { ...proof, cycle: 2 } }, [true, false]],
  ['the ceiling is another', { proof: { ...proof, bound: { amount: '400.00', currency: 'USD' } } }, [true, false]],
] as const)('1-5 a drop is refused where %s', async (_what, change, [isCommitted, isDecided]) => {
  expect(await verifyDrop(parseDrop({ ...honest, ...change }))).toMatchObject({ isCommitted, isDecided });
});

test('1-5 a random drop holds if its stake is a hit, and only then', async () => {
  for (let tried = 0; tried < 40; tried += 1) {
    const secret = randomBytes(32).toString('hex');
    const commitment = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
    const bound = { amount: '2.00', currency: 'USD' };
    const drop = wireDrop(1, { kind: 'random', proof: { ...proof, secret, commitment, bound } });
    expect(await verifyDrop(parseDrop(drop))).toMatchObject({
      isCommitted: true,
      isDecided: isHit(operatorDraw(secret, 3), 1_00n, 2_00n),
      threshold: null,
    });
  }
});

test.each(['', 'xyz', '0', 'AB'.repeat(32)])('1-5 a secret that is no hex is refused: "%s"', async (secret) => {
  await expect(verifyDrop(parseDrop({ ...honest, proof: { ...proof, secret } }))).rejects.toThrow('no hex');
});
