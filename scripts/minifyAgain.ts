import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Chromium compiles a file that begins so off the main thread while it arrives, not function by function when they are
 * called (explicit compile hints): drawing a page or a dialog for the first time calls most of them. To others it is a
 * comment.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';

/**
 * A second minifier over what the first left. Each sees what the other does not: together they take a kilobyte of
 * the first page's scripts off the wire, which neither does alone. Names keep their hashes: the same code gives the same.
 */
export const minifyAgain = (): Plugin => ({
  name: 'croupier:minify-again',
  applyToEnvironment: (environment) => environment.name === 'client',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    await Promise.all(
      chunks.map(async (chunk) => {
        // Statements joined by commas are shorter, and compress worse.
        const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 3, sequences: false, keep_fargs: false, unsafe_math: true } });
        // The hint is not worth its bytes on a helper of a few lines.
        if (code !== undefined) chunk.code = code.length < 2_000 ? code : `${COMPILE_EARLY}${code}`;
      }),
    );
  },
});
