import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { demandActive, OperatorError, unauthorised } from '../../edge/OperatorError.ts';
import { sendError } from '../../edge/errorReply.ts';
import type { OperatorCore } from '../../module.ts';
import { sessionToken } from '../../sessions/sessionCookie.ts';
import type { SignedIn } from '../../sessions/Sessions.ts';
import { newToken, tokenId } from '../../sessions/tokens.ts';
import type { GamesFace } from '../games/module.ts';
import { availableLocales, defaultLocale } from '../../market/facts.ts';
import type { RequirementsFace } from '../requirements/module.ts';
import type { WalletFace } from '../wallet/module.ts';

export interface LaunchOptions {
  readonly core: OperatorCore;
  readonly games: GamesFace;
  readonly wallet: Pick<WalletFace, 'openGameSession'>;
  readonly requirements: Pick<RequirementsFace, 'check'>;
}

/**
 * 2.6-3: launches a game at its studio. `play` requires a ticket, or the session cookie on a request from a page of the
 * site; `demo` requires nothing and gets no session.
 */
export async function launchRoutes(
  app: FastifyInstance,
  { core, games, wallet, requirements }: LaunchOptions,
): Promise<void> {
  const { config, database, clock, sessions, tickets } = core;
  app.setErrorHandler(sendError);
  app.get('/platform/game/:sysname', launch);
  app.get('/platform/game/:sysname/:mode', launch);

  async function launch(request: FastifyRequest, reply: FastifyReply) {
    const { sysname, mode = 'play' } = request.params as { sysname: string; mode?: string };
    const game = await games.findGame(sysname);
    if (game === undefined || (mode !== 'play' && mode !== 'demo'))
      throw new OperatorError('MethodNotFoundException', 'There is no such game');
    const target = new URL(`${config.vendorsUrl}/studio/${game.sysname}/`);
    const locale = localeOf(request);
    if (mode === 'play') {
      const { session, player } = await signedIn(request);
      await requirements.check(database, player, 'play');
      const token = newToken();
      const gameSession = {
        id: tokenId(token),
        uid: player.uid,
        session_id: session.id,
        game: game.sysname,
        currency: player.currency,
        locale,
      };
      await wallet.openGameSession(database, gameSession, clock.now());
      target.searchParams.set('session', token);
    }
    target.searchParams.set('mode', mode);
    target.searchParams.set('locale', locale);
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(target.href, 302);
  }

  async function signedIn(request: FastifyRequest): Promise<SignedIn> {
    const { token } = request.query as { token?: unknown };
    if (typeof token === 'string' && token !== '') {
      const redeemed = await tickets.redeem(token);
      if (redeemed === null) throw unauthorised('The ticket is not valid');
      return redeemed;
    }
    const cookie = request.headers['sec-fetch-site'] === 'same-origin' ? sessionToken(request, config.siteUrl) : null;
    const found = cookie === null ? null : await sessions.find(cookie);
    if (found === null) throw unauthorised();
    demandActive(found.player.status);
    return found;
  }
}

function localeOf(request: FastifyRequest): string {
  const { locale } = request.query as { locale?: unknown };
  return availableLocales.find((candidate) => candidate === locale) ?? defaultLocale;
}
