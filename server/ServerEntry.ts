import type { PublicPaths } from '../src/app/publicPaths.ts';
import type { WebManifestOptions } from '../src/app/installed/webManifest.ts';
import type { planPage, Rendered, RenderOptions, RenderRequest, currentStart } from '../src/entry-server.tsx';
import type { RedirectsSettings } from '../src/app/settings/redirects.ts';
import type { SeoConfig } from '../src/shared/head/seoConfig.ts';

/** Exports of the built `entry-server`. */
export interface ServerEntry {
  readonly inlineScript: string;
  planPage: typeof planPage;
  redirectsOf(config: unknown): RedirectsSettings;
  seoOf(config: unknown): SeoConfig;
  iconSprite(): string;
  currentStart: typeof currentStart;
  renderPage(request: RenderRequest, options: RenderOptions): Promise<Rendered>;
  webManifest(locale: string, options: WebManifestOptions): Promise<Readonly<Record<string, unknown>>>;
  pictureQualitiesOf(config: unknown): readonly number[];
  listPublicPaths(options: Pick<RenderOptions, 'operatorUrl' | 'fetch' | 'defaultLocale'>): PublicPaths;
}
