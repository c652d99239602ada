import type { OutputOf } from '../../../../src/contract/index.ts';
import type { banners } from '../../../../src/contract/banners.ts';

type Banner = OutputOf<typeof banners.get>['items'][number];
type Fields = Readonly<Record<string, unknown>>;

/** What paths of pictures are completed with, without trailing slashes. */
interface BannerAddresses {
  readonly vendorsUrl: string;
  readonly contentMediaUrl: string;
}

/**
 * Reads Strapi's list of banners: flat entries, or entries with their fields under `attributes`. With `locale=all`
 * each banner occurs once per language; its texts are merged into one text with markers (9-17).
 */
export function readBanners(data: unknown, addresses: BannerAddresses): Banner[] {
  if (!Array.isArray(data)) return [];
  const groups = new Map<string, Fields[]>();
  for (const entry of data) {
    const fields = fieldsOf(entry);
    const key = String(fields['documentId'] ?? fields['key'] ?? fields['id'] ?? '');
    groups.set(key, [...(groups.get(key) ?? []), fields]);
  }
  return [...groups.values()].flatMap((versions) => bannerOf(versions, addresses) ?? []);
}

function fieldsOf(entry: unknown): Fields {
  const fields = Object(entry) as Fields;
  const attributes = fields['attributes'];
  return typeof attributes === 'object' && attributes !== null ? { ...fields, ...(attributes as Fields) } : fields;
}

function bannerOf(versions: readonly Fields[], addresses: BannerAddresses): Banner | null {
  const main = versions.find((version) => version['locale'] === 'en') ?? versions[0];
  const id = Number(main?.['id']);
  if (main === undefined || !Number.isSafeInteger(id)) return null;
  const nested = main['description'];
  const described = (version: Fields): Fields =>
    typeof nested === 'object' && nested !== null ? (Object(version['description']) as Fields) : version;
  const text = (name: string) => inAllLocales(versions, (version) => textOf(described(version)[name]));
  const own = (name: string) => textOf(described(main)[name]);
  return {
    id,
    finished_at: instantOf(main['finished_at']),
    description: {
      position: own('position') || 'main',
      title: text('title'),
      text: text('text'),
      button_text: text('button_text'),
      button_link: own('button_link'),
      image_phone: absolute(own('image_phone'), addresses),
      image_wide: absolute(own('image_wide'), addresses),
      colour: own('colour'),
    },
  };
}

/** The text if it is the same in all languages (or has markers already), else a marker with a value per locale. */
function inAllLocales(versions: readonly Fields[], read: (version: Fields) => string): string {
  const values = versions.map((version) => ({ locale: textOf(version['locale']), value: read(version) }));
  const first = values[0]?.value ?? '';
  if (values.every(({ value }) => value === first)) return first;
  return `##${values
    .filter(({ locale }) => locale !== '')
    .map(({ locale, value }) => `${locale}:${value}`)
    .join(';')}##`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function instantOf(value: unknown): string | null {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** Files that the content system keeps itself have a path of its own; other paths are the sandbox's art. */
function absolute(address: string, { vendorsUrl, contentMediaUrl }: BannerAddresses): string {
  if (!address.startsWith('/')) return address;
  return `${address.startsWith('/uploads/') ? contentMediaUrl : vendorsUrl}${address}`;
}
