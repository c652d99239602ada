import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { html } from '../../html.ts';

const TOKEN_MS = 60_000;

/**
 * 7-117: the stand-in for a service with which a house's staff signs in. It has one person, the editor, and gives out
 * tokens of use once.
 */
export class StaffSignIn {
  readonly provider = 'staff';
  private readonly tokens = new Map<string, number>();

  constructor(
    private readonly siteUrl: string,
    private readonly now: () => number,
  ) {}

  /** The e-mail address that the token stands for, or null. */
  redeem(token: string): string | null {
    const until = this.tokens.get(token) ?? 0;
    this.tokens.delete(token);
    return until > this.now() ? 'editor@croupier.test' : null;
  }

  /** Where Strapi sends people to sign in with a service, and where the service sends them back. */
  routes(app: FastifyInstance): void {
    app.get('/connect/staff', (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
        .send(
          html`<!doctype html>
            <html lang="en">
              <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width,initial-scale=1" />
                <title>Staff</title>
              </head>
              <body>
                <h1>Staff of the sandbox</h1>
                <p><a href="staff/go">Continue as the editor</a></p>
              </body>
            </html>`.text,
        ),
    );
    app.get('/connect/staff/go', (_request, reply) => {
      for (const [token, until] of this.tokens) if (until <= this.now()) this.tokens.delete(token);
      const token = randomBytes(24).toString('base64url');
      this.tokens.set(token, this.now() + TOKEN_MS);
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${this.siteUrl}/nfx/preview/staff/callback?access_token=${token}`);
    });
  }
}
