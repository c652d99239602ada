import type { FastifyInstance } from 'fastify';
import { launchUser } from '../launch/launchUser.ts';
import { readLaunchQuery } from '../launch/readLaunchQuery.ts';
import { BotApiError, badRequest } from './BotApiError.ts';
import type { BotApiMethods } from './BotApiMethods.ts';
import type { ChatApi } from './ChatApi.ts';
import { integerOf, objectOf, textOf } from './readParams.ts';
import type { Params } from './readParams.ts';

const FIRST_ID = launchUser(0).id;

/**
 * The chat of the host page, at `/host/*`: `user` is the number of a user as in the page's address, `user_id` their id in
 * the messenger. Anybody who reaches this development server may use it for any user.
 */
export async function chatRoutes(
  app: FastifyInstance,
  { api, chat }: { readonly api: BotApiMethods; readonly chat: ChatApi },
): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof BotApiError) return reply.code(error.code).send({ error: error.message });
    throw error;
  });
  app.get('/host/chat', (request) => {
    const query = objectOf(request.query);
    return chat.view(userOf(query), integerOf(query, 'since', 0));
  });
  app.get<{ Params: { id: string } }>('/host/prepared/:id', (request) => {
    const prepared = api.prepared.get(request.params.id);
    if (prepared === undefined) throw new BotApiError(404, 'MESSAGE_EXPIRED');
    return prepared;
  });
  app.get<{ Params: { id: string } }>('/host/prepared-chats/:id', (request) =>
    chat.groupsFor(userOf(objectOf(request.query)), request.params.id),
  );
  app.get('/host/group', (request) => {
    const query = objectOf(request.query);
    return chat.groupMessages(userOf(query), integerOf(query, 'chat_id'));
  });
  const does = (path: string, run: (fields: Params) => void) => {
    app.post(path, (request) => {
      run(objectOf(request.body));
      return {};
    });
  };
  does('/host/message', (fields) => chat.write(userOf(fields), textOf(fields, 'text', 4096)));
  does('/host/press', (fields) =>
    chat.press(userOf(fields), integerOf(fields, 'message_id'), textOf(fields, 'data', 64)),
  );
  does('/host/block', (fields) => chat.block(userOf(fields), fields['is_blocked'] === true));
  does('/host/send-prepared', (fields) => chat.sendPrepared(userOf(fields), textOf(fields, 'id', 64)));
  does('/host/share-chat', (fields) =>
    chat.shareGroup(userOf(fields), textOf(fields, 'id', 64), integerOf(fields, 'chat_id')),
  );
  does('/host/write-access', (fields) => chat.allowWriting(userOf(fields)));
  does('/host/contact', (fields) => {
    const contact = {
      user_id: integerOf(fields, 'user_id'),
      phone_number: textOf(fields, 'phone_number', 20),
      first_name: textOf(fields, 'first_name', 64),
    };
    chat.contact(userOf(fields), contact);
  });
}

/** Takes the number of a user, or their id, and their language if it is not their own. */
function userOf(fields: Params) {
  const number =
    fields['user_id'] === undefined ? integerOf(fields, 'user', 1) : integerOf(fields, 'user_id') - FIRST_ID;
  const read = readLaunchQuery({ user: String(number), lang: fields['lang'] });
  if ('fault' in read) throw badRequest(read.fault);
  return launchUser(read.user, read.language);
}
