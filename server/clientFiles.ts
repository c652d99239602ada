import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the built client; in development Vite does. */
export async function clientFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const served = { preCompressed: true, index: false, wildcard: false } as const;
  await app.register(serveStatic, {
    ...served,
    root: clientDir,
    globIgnore: ['assets/**'],
    setHeaders: (response) => void response.header('cache-control', 'no-cache'),
  });
  // File names contain a content hash: browsers never revalidate them, so validators would only add bytes to the
  // response.
  const unchanging = { etag: false, lastModified: false, acceptRanges: false } as const;
  await app.register(serveStatic, {
    ...served,
    ...unchanging,
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (response) => void response.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}
