import { renderPage } from '../../../src/entry-server.tsx';
import type { Rendered, RenderedPage, RenderOptions } from '../../../src/entry-server.tsx';
import { locales } from '../../../tests/fakes/testRoot.ts';

/** Renders pages of a site with four languages; `content` is empty, as if the content system were unavailable. */
export function siteRenderer(fetcher: typeof fetch, more: Partial<RenderOptions> = {}) {
  const options: RenderOptions = {
    operatorUrl: 'http://operator.test',
    fetch: fetcher,
    locales,
    defaultLocale: 'en',
    content: () => Promise.resolve({ config: {}, messages: {} }),
    gameOrigins: ['http://127.0.0.1:3002'],
    telegramHosts: ['https://web.telegram.org'],
    embedParents: ['https://partner.example'],
    ...more,
  };
  const render = (address: string, hasSessionCookie = false): Promise<Rendered> => {
    const { pathname, search } = new URL(address, 'http://localhost:3000');
    return renderPage({ pathname, search, hasSessionCookie }, options);
  };
  return {
    render,
    /** Renders an address that must give a page. */
    async page(address: string, hasSessionCookie = false): Promise<RenderedPage> {
      const rendered = await render(address, hasSessionCookie);
      if (rendered.kind === 'redirect') throw new Error(`${address} led to ${rendered.to}`);
      return rendered;
    },
  };
}
