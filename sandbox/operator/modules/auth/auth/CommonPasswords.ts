import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { once } from '../../../../../src/shared/once.ts';

/** Fewer guesses mean a common password. The number suits six random characters, the default minimum length (9-1). */
const FEWEST_GUESSES = 1e6;
/** Only the first 64 characters are estimated, because the estimate takes longer for longer texts. */
const LONGEST = 64;
/** Shorter parts of a name or address are ignored: they do not identify the player. */
const SHORTEST_PART = 3;

/** What makes a password easy to guess. */
export type Weakness = 'common' | 'own' | 'keys' | 'repeated' | 'date' | 'short';

type Match = ReturnType<ZxcvbnFactory['check']>['sequence'][number];

const weaknesses: ReadonlyMap<string, Weakness> = new Map([
  ['dictionary', 'common'],
  ['wordSequence', 'common'],
  ['spatial', 'keys'],
  ['sequence', 'keys'],
  ['repeat', 'repeated'],
  ['date', 'date'],
  ['regex', 'date'],
]);

/** One for the process: it never changes. */
const estimator = once(loadEstimator);

/** Detects easily guessed passwords: common ones, variations of them, and ones made from the player's own data. */
export class CommonPasswords {
  /** Why a password is easily guessed; null if it is not. `own` is the player's own data: e-mail, login, names. */
  async weakness(password: string, own: readonly string[]): Promise<Weakness | null> {
    const { guesses, sequence } = (await estimator()).check([...password].slice(0, LONGEST).join(''), partsOf(own));
    return guesses < FEWEST_GUESSES ? weaknessOf(sequence) : null;
  }
}

/** The reason that stands for most of the password's characters; the player's own data above all. */
function weaknessOf(sequence: readonly Match[]): Weakness {
  const lengths = new Map<Weakness, number>();
  for (const match of sequence) {
    const weakness = match['dictionaryName'] === 'userInputs' ? 'own' : (weaknesses.get(match.pattern) ?? 'short');
    if (weakness === 'own') return weakness;
    lengths.set(weakness, (lengths.get(weakness) ?? 0) + match.token.length);
  }
  const [longest] = [...lengths].sort(([, one], [, other]) => other - one);
  return longest?.[0] ?? 'short';
}

/** The texts and their parts, so that ann.smith@mail.example also gives ann.smith and smith. */
function partsOf(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(parts.map((part) => part.toLowerCase()))].filter((part) => part.length >= SHORTEST_PART);
}

/** The dictionaries take 0.2 s and 64 MB to load: they are loaded when the first password is checked. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common, english, russian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('./russianPasswords.ts'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, 'passwords-ru': [...russian.russianPasswords] },
    graphs: { ...common.adjacencyGraphs, russian: russian.russianKeyboard },
  });
}
