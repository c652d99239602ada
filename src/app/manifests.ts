import type { DomainManifest } from '../kernel/manifest.ts';

const files = import.meta.glob<DomainManifest>('../domains/*/manifest.ts', { import: 'manifest', eager: true });

export interface NamedManifest extends DomainManifest {
  /** Name of the domain's folder. */
  readonly domain: string;
}

/** What every domain adds to the app. In a module of its own: it is fetched after the first paint. */
export const manifests: readonly NamedManifest[] = Object.entries(files).map(([path, manifest]) => ({
  ...manifest,
  domain: path.split('/')[2] ?? '',
}));
