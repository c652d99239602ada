import { parseUrl } from '../../src/shared/navigation/parseUrl.ts';

type Raw = Readonly<Record<string, unknown>>;

/** 3-35: what the site server alone needs of the content system's settings for search engines. */
export interface SiteSeo {
  readonly organization: OrganizationTexts;
  /** What every game's schema data says of it. */
  readonly product: { readonly category: string; readonly currency: string };
  /** Meta elements of this host, such as proofs of ownership: attributes of each. */
  readonly metas: readonly HostMeta[];
  /** Added to robots.txt; empty for none. */
  readonly robots: string;
}

/** Empty texts are left out. */
interface OrganizationTexts {
  readonly name: string;
  readonly legalName: string;
  readonly description: string;
  readonly logo: string;
  readonly email: string;
  readonly telephone: string;
  readonly sameAs: readonly string[];
}

export type HostMeta =
  | { readonly name: string; readonly content: string }
  | {
      readonly property: string;
      readonly content: string;
    };

const record = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
const list = (value: unknown, most: number): readonly unknown[] => (Array.isArray(value) ? value.slice(0, most) : []);
const text = (value: unknown, most = 400): string => (typeof value === 'string' ? value.trim().slice(0, most) : '');
const webAddress = (value: unknown): string => {
  const url = parseUrl(text(value, 2_000));
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url.href : '';
};

/** Those that the page itself decides: a second one would contradict it. */
const ownNames = /^(?:viewport|robots|googlebot|description|referrer|theme-color|color-scheme|twitter:card)$|^og:/i;
const metaName = /^[a-z][\w:.-]{0,79}$/i;

function metaOf(value: unknown): readonly HostMeta[] {
  const raw = record(value);
  const content = text(raw['content'], 1_000);
  const name = text(raw['name']);
  const property = text(raw['property']);
  const isUsable = (one: string) => metaName.test(one) && !ownNames.test(one);
  if (content === '') return [];
  if (isUsable(name)) return [{ name, content }];
  return isUsable(property) ? [{ property, content }] : [];
}

/** Control characters and lines that no crawler reads would only hide what the text says. */
const robotsLines = (value: unknown): string =>
  text(value, 20_000)
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\p{Cc}/gu, '').trim())
    .filter((line) => /^(?:#|[A-Za-z-]+\s*:)|^$/.test(line))
    .join('\n')
    .trim();

/** Reads the settings of a site configuration for a host; what cannot be used is left out. */
export function readSiteSeo(configuration: unknown, host: string): SiteSeo {
  const raw = record(record(configuration)['seo']);
  const organization = record(raw['organization']);
  const product = record(raw['product']);
  const ofHost = list(raw['hosts'], 50)
    .map(record)
    .find((one) => text(one['host']).toLowerCase() === host.toLowerCase());
  const currency = text(product['currency']);
  return {
    organization: {
      name: text(organization['name']),
      legalName: text(organization['legalName']),
      description: text(organization['description'], 1_000),
      logo: webAddress(organization['logo']),
      email: text(organization['email']),
      telephone: text(organization['telephone']),
      sameAs: list(organization['sameAs'], 20).flatMap((one) => webAddress(one) || []),
    },
    product: { category: text(product['category']), currency: /^[A-Z]{3}$/.test(currency) ? currency : 'USD' },
    metas: list(ofHost?.['meta'], 20).flatMap(metaOf),
    robots: robotsLines(raw['robots']),
  };
}
