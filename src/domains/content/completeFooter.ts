import type { FooterConfig, FooterLink } from '../../kernel/SiteConfig.ts';
import { linkTarget } from '../../shared/content/linkTarget.ts';
import { parseUrl } from '../../shared/navigation/parseUrl.ts';

type Raw = Readonly<Record<string, unknown>>;

const record = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 80) : '');
/** More than a footer can hold is a mistake. */
const list = (value: unknown): readonly Raw[] => (Array.isArray(value) ? value.slice(0, 20).map(record) : []);

function link(raw: Raw): FooterLink | null {
  const label = text(raw['label']);
  const href = linkTarget(raw['href']);
  return label === '' || href === null ? null : { label, href };
}

const linksOf = (value: unknown): readonly FooterLink[] => list(value).flatMap((raw) => link(raw) ?? []);

const pictureOf = (value: unknown): string =>
  ['http:', 'https:'].includes((typeof value === 'string' && parseUrl(value)?.protocol) || '') ? String(value) : '';

/** 3-29: the content system's footer; entries without a name or a usable target are left out. */
export function completeFooter(raw: unknown): FooterConfig {
  const given = record(raw);
  const named = <T extends object>(value: unknown, more: (entry: Raw) => T): readonly (FooterLink & T)[] =>
    list(value).flatMap((entry) => {
      const found = link(entry);
      return found ? [{ ...found, ...more(entry) }] : [];
    });
  return {
    columns: list(given['columns'])
      .map((column) => ({ title: text(column['title']), links: linksOf(column['links']) }))
      .filter(({ title, links }) => title !== '' && links.length > 0),
    social: named(given['social'], ({ icon }) => ({ icon: pictureOf(icon) })),
    licences: named(given['licences'], (entry) => ({ text: text(entry['text']) })),
  };
}
