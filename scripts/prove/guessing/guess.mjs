import { Visitor } from '../attack/Visitor.mjs';
import { Owner } from './Owner.mjs';

const AT_ONCE = 8;

/**
 * Guesses one secret many times, each time from another address, some at once. Harm: a right guess, more guesses heard
 * than allowed, an owner who is locked out.
 * @param {import('../../../tools/product.mjs').Product} product @param {import('./guessed.mjs').Guessed} guessed @param {number} tries
 */
export async function guess(product, guessed, tries) {
  const owner = await new Owner(product).register();
  await guessed.prepare(owner);
  const replies = [await guessed.guess(new Visitor(product), owner, 0)];
  while (replies.length < tries) {
    const count = Math.min(AT_ONCE, tries - replies.length);
    const batch = Array.from({ length: count }, (_, at) =>
      guessed.guess(new Visitor(product), owner, replies.length + at),
    );
    replies.push(...(await Promise.all(batch)));
  }
  const right = replies.filter(({ status }) => status === 200).length;
  const heard = replies.filter((reply) => guessed.isHeard(reply)).length;
  const broken = replies.filter(({ status }) => status === 0 || status >= 500);
  const entered = await guessed.ownerEnters(owner);
  const isOwnerIn = entered.status === 200;
  return {
    attack: guessed.name,
    tries,
    measured: `${heard} of them heard, ${right} right; the owner then got ${entered.status}`,
    harm: right + Math.max(0, heard - guessed.most) + broken.length + (isOwnerIn ? 0 : 1),
    details: [...broken, ...(isOwnerIn ? [] : [entered])].map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
  };
}
