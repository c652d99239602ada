/**
 * The client seed of a shared round: SHA-256, as hex, of the lines `<id of the bet>:<the player's seed>` in the order of
 * the ids. Nobody knows it before betting has ended, so neither the studio nor a player alone decides the draw.
 */
export async function combineSeeds(seeds: readonly { readonly id: string; readonly seed: string }[]): Promise<string> {
  const lines = seeds.map(({ id, seed }) => `${id}:${seed}\n`).join('');
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
