import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sportsbookSysname } from '../../../../../src/contract/betting/sportsbookSysname.ts';
import { withLocale } from '../../../../../src/shared/locale/localePath.ts';
import { demandActive, OperatorError, unauthorised } from '../../../OperatorError.ts';
import { sendError, toOperatorError } from '../../../edge/errorReply.ts';
import { siteLocaleIn } from '../../../edge/siteLocaleIn.ts';
import type { OperatorCore } from '../../../module.ts';
import { sessionToken } from '../../../sessions/sessionCookie.ts';
import type { SignedIn } from '../../../sessions/Sessions.ts';
import { newToken, tokenId } from '../../../sessions/tokens.ts';
import { defaultLocale } from '../../../market/facts.ts';
import type { RequirementsFace } from '../../verification/requirements/module.ts';
import type { WalletFace } from '../../wallet/wallet/module.ts';
import type { GameGate, PlayMode } from './GameGate.ts';

const handed: readonly (readonly [name: string, shape: RegExp])[] = [
  ['theme', /^(dark|light)$/],
  ['odds', /^(decimal|fractional|american)$/],
  ['changes', /^(any|higher|none)$/],
  ['path', /^\/[a-z0-9][\w/:.?=&%-]{0,200}$|^\/$/i],
];

/** What the site's page hands over to the sportsbook's frame, as far as it has the known shape. */
function handOver({ query }: FastifyRequest, target: URL): void {
  const given = Object(query) as Readonly<Record<string, unknown>>;
  for (const [name, shape] of handed) {
    const value = given[name];
    if (typeof value === 'string' && shape.test(value)) target.searchParams.set(name, value);
  }
}

export interface LaunchOptions {
  readonly core: OperatorCore;
  readonly gate: Pick<GameGate, 'pass' | 'knows'>;
  readonly wallet: Pick<WalletFace, 'openGameSession'>;
  readonly requirements: Pick<RequirementsFace, 'check'>;
}

/**
 * 2.6-3: launches a game at its studio. `play` requires a ticket, or the session cookie on a request from a page of the
 * site; `demo` requires nothing and gets no session.
 */
export async function launchRoutes(
  app: FastifyInstance,
  { core, gate, wallet, requirements }: LaunchOptions,
): Promise<void> {
  const { config, database, clock, sessions, tickets } = core;
  app.setErrorHandler((error, request: FastifyRequest, reply) => {
    if (!isVisit(request)) return sendError(error, request, reply);
    const page = withLocale(
      slotErrorPage(nameOf(request), toOperatorError(error)),
      siteLocaleIn(request),
      defaultLocale,
    );
    return reply.header('cache-control', 'no-store').redirect(config.siteUrl + page, 302);
  });
  app.get('/platform/game/:sysname', launch);
  app.get('/platform/game/:sysname/:mode', launch);
  app.get('/platform/game/custom/:custom', launch);
  app.get('/platform/game/custom/:custom/:mode', launch);

  async function launch(request: FastifyRequest, reply: FastifyReply) {
    const mode = modeOf(request);
    const name = nameOf(request);
    if (!(await gate.knows(name)))
      throw new OperatorError('MethodNotFoundException', 'There is no such game', { reason: 'removed' });
    const signed = mode === 'play' ? await signedIn(request) : null;
    const game = await gate.pass(name, mode, signed?.player ?? null);
    const isSportsbook = game === sportsbookSysname;
    const target = new URL(isSportsbook ? '/sportsbook/' : `/studio/${game}/`, config.vendorsUrl);
    const locale = siteLocaleIn(request);
    if (signed !== null) {
      const { session, player } = signed;
      await requirements.check(database, player, 'play');
      const token = newToken();
      const gameSession = {
        id: tokenId(token),
        uid: player.uid,
        session_id: session.id,
        game,
        currency: player.currency,
        locale,
      };
      await wallet.openGameSession(database, gameSession, clock.now());
      target.searchParams.set('session', token);
    }
    target.searchParams.set('mode', mode);
    target.searchParams.set('locale', locale);
    if (isSportsbook) handOver(request, target);
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

type LaunchParams = { readonly sysname?: string; readonly custom?: string; readonly mode?: string };

const nameOf = ({ params }: FastifyRequest): string => {
  const { sysname = '', custom } = params as LaunchParams;
  return custom === undefined ? sysname : `custom/${custom}`;
};

function modeOf({ params }: FastifyRequest): PlayMode {
  const { mode = 'play' } = params as LaunchParams;
  if (mode !== 'play' && mode !== 'demo') throw new OperatorError('MethodNotFoundException', 'There is no such game');
  return mode;
}

/** The address was opened by itself, not in a frame of the site: the answer is read by a person. */
const isVisit = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'document';

/** 2.11-4: the site's page for a game that does not open. */
function slotErrorPage(game: string, { status, data }: OperatorError): string {
  const { reason } = data;
  const usual = status === 401 ? 'signIn' : 'failed';
  return `/errors/slot?${new URLSearchParams({ reason: typeof reason === 'string' ? reason : usual, game })}`;
}
