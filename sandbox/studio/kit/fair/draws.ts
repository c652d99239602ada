/** A uniform integer from 0 to n - 1, for 1 ≤ n ≤ 2^32. */
export type Draw = (n: number) => number;

/** The seeds that determine a round. */
export interface RoundSeeds {
  /** 32 bytes as 64 lower-case hex digits; secret until the round is over. */
  readonly serverSeed: string;
  /** Any text chosen by the player. */
  readonly clientSeed: string;
  /** Number of the round within its session, from 0. */
  readonly nonce: number;
}

const SEED = /^[0-9a-f]{64}$/;
const WORDS_PER_BLOCK = 8;
const WORD_RANGE = 0x1_0000_0000;

/** Whether the text has the format of a server seed. */
export function isServerSeed(text: string): boolean {
  return SEED.test(text);
}

/** A fresh server seed from the platform's cryptographic generator. */
export function createServerSeed(): string {
  return toHex(globalThis.crypto.getRandomValues(new Uint8Array(32)));
}

/** SHA-256 of the 32 bytes of a server seed, as hex: the commitment shown before the stake. */
export async function hashServerSeed(serverSeed: string): Promise<string> {
  return toHex(new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', fromHex(serverSeed))));
}

/**
 * Calls `play` with the draws that the seeds determine; works in browsers and in Node. Words are the big-endian 4-byte
 * parts of HMAC-SHA256(server seed bytes, `${clientSeed}:${nonce}:${counter}`), counter 0, 1, 2…; a draw below n skips
 * words at or above the largest multiple of n and takes the next word modulo n, so every value is equally likely. `play`
 * may be called several times, and must do nothing but compute.
 */
export async function withDraws<T>(seeds: RoundSeeds, play: (draw: Draw) => T): Promise<T> {
  const nextBlock = await blockSource(seeds);
  const words: number[] = [...(await nextBlock()), ...(await nextBlock())];
  for (;;) {
    try {
      return play(drawFrom(words));
    } catch (error) {
      if (!(error instanceof OutOfWords)) throw error;
      // The same words give the same start of the round, so replaying it with more words continues it.
      for (let missing = words.length; missing > 0; missing -= WORDS_PER_BLOCK) words.push(...(await nextBlock()));
    }
  }
}

class OutOfWords extends Error {}

function drawFrom(words: readonly number[]): Draw {
  let position = 0;
  return (n) => {
    const limit = WORD_RANGE - (WORD_RANGE % n);
    for (;;) {
      const word = words[position];
      if (word === undefined) throw new OutOfWords();
      position += 1;
      if (word < limit) return word % n;
    }
  };
}

async function blockSource({ serverSeed, clientSeed, nonce }: RoundSeeds): Promise<() => Promise<number[]>> {
  const { subtle } = globalThis.crypto;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', fromHex(serverSeed), algorithm, false, ['sign']);
  let counter = 0;
  return async () => {
    const message = new TextEncoder().encode(`${clientSeed}:${nonce}:${counter}`);
    counter += 1;
    const block = new DataView(await subtle.sign('HMAC', key, message));
    return Array.from({ length: WORDS_PER_BLOCK }, (_, word) => block.getUint32(word * 4));
  };
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!SEED.test(text)) throw new RangeError('A server seed is 64 lower-case hex digits');
  return Uint8Array.from({ length: text.length / 2 }, (_, byte) =>
    Number.parseInt(text.slice(byte * 2, byte * 2 + 2), 16),
  );
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
