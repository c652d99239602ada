import type { RobotsRule } from './robotsRules.ts';

/** 3-35: what the content system says for search engines, as far as a page inside of the app needs it, too. */
export interface SeoConfig {
  /** Origin of the canonical addresses; empty for the site's own. */
  readonly canonicalUrl: string;
  /** For pages without texts of their own. An empty picture stands for the generated one. */
  readonly default: PageTexts;
  /** Search-engine settings of single pages (2.2-3 to 2.2-20), by the route's name. */
  readonly pages: Readonly<Record<string, PageSettings>>;
  /** Of the robots text, for every crawler. */
  readonly rules: readonly RobotsRule[];
}

interface PageTexts {
  readonly title: string;
  readonly description: string;
  /** Web address of a picture for link previews. */
  readonly image: string;
}

/**
 * Empty texts stand for the page's own. `{title}`, `{description}` and `{brand}` in them are replaced by the page's own
 * ones and the casino's name.
 */
export interface PageSettings extends PageTexts {
  readonly isHidden: boolean;
}

export const noSeo: SeoConfig = {
  canonicalUrl: '',
  default: { title: '', description: '', image: '' },
  pages: {},
  rules: [],
};
