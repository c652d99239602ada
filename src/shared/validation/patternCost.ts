/** Longer values are not tested against a configured pattern. */
export const MAX_PATTERN_VALUE = 200;

const MAX_COUNT = 1000;
const GROUP_OPENING = /\((?:\?(?:[:=!]|<[=!]|<[\p{ID_Start}$_][\p{ID_Continue}$]*>))?/uy;
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9k])/uy;
const CHARACTER_CLASS = /\[(?:[^\]\\]|\\.)*\]/suy;
const PLAIN = /[^()[\]{}*+?|\\]/suy;
const QUANTIFIER = /(?:[*+?]|\{\d{1,4}(?:,\d{0,4})?\})\??/y;

type Counts = { readonly min: number; readonly max: number };

/**
 * An upper bound of how many ways a backtracking engine may try a pattern on a value of MAX_PATTERN_VALUE characters.
 * Choices multiply along a sequence, add up over alternatives, and a repeated choice grows to the power of its
 * repetitions, so that nested quantifiers give infinity. Infinite as well for unknown syntax and for back-references.
 */
export function patternCost(source: string): number {
  const reader = new PatternReader(source);
  const cost = reader.alternatives();
  if (!reader.isAtEnd) return Number.POSITIVE_INFINITY;
  return source.startsWith('^') ? cost : cost * MAX_PATTERN_VALUE;
}

class PatternReader {
  private at = 0;

  constructor(private readonly source: string) {}

  get isAtEnd(): boolean {
    return this.at === this.source.length;
  }

  /** Parses alternatives up to a closing parenthesis or the end. */
  alternatives(): number {
    let total = this.sequence();
    while (this.source[this.at] === '|') {
      this.at += 1;
      total += this.sequence();
    }
    return total;
  }

  private sequence(): number {
    let cost = 1;
    for (let atom = this.atom(); atom !== null; atom = this.atom()) {
      const { min, max } = this.counts();
      cost *= (max - min + 1) * (atom === 1 ? 1 : atom ** max);
    }
    return cost;
  }

  /** The number of ways of one atom, or null if none begins here. */
  private atom(): number | null {
    if (this.take(GROUP_OPENING) !== null) {
      const inner = this.alternatives();
      if (this.source[this.at] !== ')') return null;
      this.at += 1;
      return inner;
    }
    const isSingle = this.take(ESCAPE) ?? this.take(CHARACTER_CLASS) ?? this.take(PLAIN);
    return isSingle === null ? null : 1;
  }

  private counts(): Counts {
    const text = this.take(QUANTIFIER)?.replace(/(.)\?$/, '$1') ?? null;
    if (text === null) return { min: 1, max: 1 };
    if (text === '?') return { min: 0, max: 1 };
    if (text === '*' || text === '+') return { min: 0, max: MAX_PATTERN_VALUE };
    const [low = '0', high = low] = text.slice(1, -1).split(',');
    const min = Number(low);
    const max = high === '' ? Math.max(min, MAX_PATTERN_VALUE) : Number(high);
    return max > MAX_COUNT || max < min ? { min: 0, max: Number.POSITIVE_INFINITY } : { min, max };
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (match === null) return null;
    this.at += match[0].length;
    return match[0];
  }
}
