import type { Head } from '../kernel/head.ts';
import { withSeo } from '../shared/head/withSeo.ts';
import type { Root } from './createRoot.ts';
import type { PreparedPage } from './preparePage.ts';

/** The head of a page, with the content system's settings for it (3-35). */
export const headOf = (root: Root, { route, module, match }: PreparedPage): Head =>
  withSeo(module.head(root, match), route.name, root.content.config.seo, root.t('core:brand'));
