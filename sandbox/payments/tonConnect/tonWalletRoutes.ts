import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from '../page/pageHeaders.ts';
import { preparePages, sendPage } from '../page/pageRoutes.ts';
import { readForm } from '../page/readForm.ts';
import { PaymentError } from '../PaymentError.ts';
import { localeOf, readOwnForm, readQuery } from '../standIns/standInRequest.ts';
import { anySite } from './bridgeRoutes.ts';
import { readConnection } from './readConnection.ts';
import type { TonWallet } from './TonWallet.ts';
import { connectPage, sessionPage, walletNews, walletStartPage } from './tonWalletPage.ts';
import type { WalletNews } from './tonWalletPage.ts';
import { walletPicture, walletsList } from './walletsList.ts';

export interface TonWalletParts {
  readonly wallet: TonWallet;
  readonly origin: string;
  readonly vendorsUrl: string;
  /** Called when coins were sent, to start what follows. */
  readonly onDecided: () => void;
}

/**
 * The page of the stand-in wallet. The link of a connection opens it (`id` and `r`, as TON Connect says); later a link
 * with `account`, the public key that the app was told, shows what waits there.
 */
export async function tonWalletRoutes(app: FastifyInstance, parts: TonWalletParts): Promise<void> {
  const { wallet } = parts;
  await preparePages(app);

  app.get('/ton-wallets.json', (_request, reply) => reply.headers(anySite).send(walletsList(parts.vendorsUrl)));
  app.get('/ton-wallet.svg', (_request, reply) =>
    reply
      .headers({ ...anySite, 'cache-control': 'public, max-age=86400' })
      .type('image/svg+xml')
      .send(walletPicture),
  );
  app.get('/ton-wallet', async (request, reply) => {
    const text = readQuery(request);
    const locale = localeOf(request);
    const news = walletNews.find((known) => known === text('news'));
    const connection = readConnection(readLink(request));
    const session =
      (await wallet.session(text('account'))) ?? (connection && (await wallet.sessionOfApp(connection.clientId)));
    if (session != null)
      return sendPage(reply, 200, sessionPage(locale, session, await wallet.waiting(session.wallet_key), news), []);
    const page =
      connection === null ? walletStartPage(locale, news) : connectPage(locale, connection, readLink(request)('r'));
    return sendPage(reply, 200, page, []);
  });

  app.post('/ton-wallet', async (request, reply) => {
    const text = readOwnForm(request, parts.origin, LONGEST);
    return text('account') === ''
      ? answerConnection(parts, text, request, reply)
      : answerRequest(parts, text, request, reply);
  });
}

/** Links and their forms carry whole JSON texts, longer than the fields of other pages. */
const LONGEST = 4_000;
const readLink = (request: Pick<FastifyRequest, 'query'>) => readForm(request.query, LONGEST);

async function answerConnection(
  { wallet }: TonWalletParts,
  text: (name: string) => string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const connection = readConnection(text);
  if (connection === null) throw new PaymentError('InvalidRequest', 'This is no connection');
  if (text('action') === 'connect') {
    const { wallet_key: account } = await wallet.connect(connection);
    return leadTo(request, reply, 'connected', account);
  }
  await wallet.refuse(connection);
  return leadTo(request, reply, 'refused', '');
}

async function answerRequest(
  { wallet, onDecided }: TonWalletParts,
  text: (name: string) => string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = await wallet.session(text('account'));
  if (session === undefined) throw new PaymentError('NotFound', 'No such connection');
  const isSent = text('action') === 'send';
  const news = await (isSent ? wallet.send(session, text('request')) : wallet.decline(session, text('request')));
  onDecided();
  return leadTo(request, reply, news, session.wallet_key);
}

function leadTo(request: FastifyRequest, reply: FastifyReply, news: WalletNews, account: string): FastifyReply {
  const query = new URLSearchParams({ account, news, locale: localeOf(request) });
  return reply.headers(pageHeaders([])).redirect(`/payments/ton-wallet?${query.toString()}`, 303);
}
