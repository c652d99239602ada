import { robotsRules } from '../../shared/head/robotsRules.ts';
import type { PageSettings, SeoConfig } from '../../shared/head/seoConfig.ts';
import { record } from '../../kernel/settings/record.ts';
import type { Raw } from '../../kernel/settings/record.ts';
import { parseUrl } from '../../shared/navigation/parseUrl.ts';

const text = (value: unknown, most = 400): string => (typeof value === 'string' ? value.trim().slice(0, most) : '');

/** The parsed web address, or null. */
const webAddress = (value: unknown): URL | null => {
  const url = parseUrl(text(value, 2_000));
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url : null;
};

const texts = (raw: Raw) => ({
  title: text(raw['title']),
  description: text(raw['description']),
  image: webAddress(raw['image'])?.href ?? '',
});

/** More pages than there are routes is a mistake. */
const mostPages = 60;

/** 3-35: the content system's settings for search engines; what cannot be used is left out. */
export function readSeo(value: unknown): SeoConfig {
  const raw = record(value);
  const pages = Object.entries(record(raw['pages']))
    .slice(0, mostPages)
    .map(([name, settings]): [string, PageSettings] => {
      const given = record(settings);
      return [name, { ...texts(given), isHidden: given['isHidden'] === true }];
    });
  return {
    canonicalUrl: webAddress(raw['canonicalUrl'])?.origin ?? '',
    default: texts(record(raw['default'])),
    pages: Object.fromEntries(pages),
    rules: robotsRules(text(raw['robots'], 20_000)),
  };
}
