import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** What six random signs take, the shortest password of the default rule (9-1): whatever takes less is a common one. */
const FEWEST_GUESSES = 1e6;
/** The estimate takes longer the longer the text; whoever needs 64 signs to be safe is told by the first 64. */
const LONGEST = 64;
/** A part of a name or address that is shorter says nothing about the player. */
const SHORTEST_PART = 3;

/** Tells passwords that are guessed early: common ones and what is made of them, and of what the player has told. */
export class CommonPasswords {
  private estimator: Promise<ZxcvbnFactory> | null = null;

  /** `own` is what the player has told of themselves: e-mail, login, names. */
  async isCommon(password: string, own: readonly string[]): Promise<boolean> {
    this.estimator ??= loadEstimator();
    const estimator = await this.estimator;
    return estimator.check([...password].slice(0, LONGEST).join(''), partsOf(own)).guesses < FEWEST_GUESSES;
  }
}

/** Whole and in parts, so that ann.smith@mail.example also gives ann.smith and smith. */
function partsOf(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(parts.map((part) => part.toLowerCase()))].filter((part) => part.length >= SHORTEST_PART);
}

/** The dictionaries take a fifth of a second and 64 MB: they are loaded when the first password is looked at. */
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
