import { readFile } from 'node:fs/promises';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { themeSheet, themeTokens } from '../content/themeSheet.ts';

/** How many classes, attributes and pseudo-classes a selector has: `:not()` counts as what is in it. */
const rankOf = (selector: string): number => selector.match(/[.[]|:(?!not\()/g)?.length ?? 0;

test('7-112 the values of a theme count over the design tokens, although the style files come later', async () => {
  const css = await readFile('src/ui/tokens.css', 'utf8');
  const theme = postcss.parse(themeSheet({ themes: { values: { light: { '--accent': '#fff' } } } }, themeTokens(css)));
  const ranksIn = (root: postcss.Root, isCounted: (rule: postcss.Rule) => boolean) => {
    const ranks: number[] = [];
    root.walkRules((rule) => void (isCounted(rule) && ranks.push(...rule.selectors.map(rankOf))));
    return ranks;
  };
  const isOnScreen = ({ parent }: postcss.Rule) => parent?.type !== 'atrule' || parent.params !== 'print';
  const tokens = ranksIn(postcss.parse(css), isOnScreen);
  expect(tokens.length).toBeGreaterThan(3);
  expect(Math.min(...ranksIn(theme, () => true))).toBeGreaterThan(Math.max(...tokens));
});
