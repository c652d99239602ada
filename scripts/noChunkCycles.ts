/**
 * Fails a build of which two chunks need each other: one of them would run before the other's exports exist. The groups
 * of `clientChunks.ts` are cut so that none do; a pattern that takes a module out of its place would change that.
 * @module
 */
import type { Plugin } from 'vite';

/** What the bundler tells of an output file. */
interface Output {
  readonly type: string;
  /** File names of the chunks that it imports statically; none of an asset. */
  readonly imports?: readonly string[];
}

/** The first cycle of static imports, as file names; null if there is none. */
export function cycleOf(bundle: Readonly<Record<string, Output>>): readonly string[] | null {
  const done = new Set<string>();
  const follow = (name: string, path: readonly string[]): readonly string[] | null => {
    const at = path.indexOf(name);
    if (at >= 0) return [...path.slice(at), name];
    if (done.has(name)) return null;
    for (const next of bundle[name]?.imports ?? []) {
      const cycle = follow(next, [...path, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const name of Object.keys(bundle)) {
    const cycle = follow(name, []);
    if (cycle) return cycle;
  }
  return null;
}

export const noChunkCycles: Plugin = {
  name: 'no-chunk-cycles',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const cycle = cycleOf(bundle);
    if (cycle) this.error(`chunks import each other: ${cycle.join(' → ')}`);
  },
};
