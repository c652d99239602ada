import type { FastifyInstance } from 'fastify';
import { html } from '../html.ts';

const names: Readonly<Record<string, string>> = { lumen: 'Lumen', orbit: 'Orbit' };

/** The pages that the footer's social links lead to: networks that exist in the sandbox only. */
export function networkPages(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/networks/:name', async ({ params }, reply) => {
    const title = Object.hasOwn(names, params.name) ? names[params.name] : undefined;
    if (title === undefined) return reply.code(404).type('text/plain').send('no such network');
    const page = html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          <title>${title}</title>
        </head>
        <body>
          <h1>${title}</h1>
          <p>A network of the sandbox. A casino has its own channel here.</p>
        </body>
      </html>`;
    return reply.type('text/html; charset=utf-8').send(page.text);
  });
}
