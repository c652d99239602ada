import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mostTopics } from '../../../src/contract/base/topics.ts';
import type { OperatorDeps } from '../OperatorDeps.ts';
import { OperatorError } from '../OperatorError.ts';
import { sendError } from '../edge/errorReply.ts';
import type { TopicHub, TopicListener } from './TopicHub.ts';

/** A frame is held back from a client with more unsent bytes than this. */
const BUSY_BYTES = 64 * 1024;

const LONGEST_TOPIC = 60;

/** `/ws/topics?topics=a,b`: public state, for guests too; it needs no ticket. */
export async function topicRoutes(
  app: FastifyInstance,
  { deps, hub }: { readonly deps: OperatorDeps; readonly hub: TopicHub },
): Promise<void> {
  app.setErrorHandler(sendError);
  app.get(
    '/ws/topics',
    {
      websocket: true,
      // Checked before the upgrade, so that a refusal is an HTTP status.
      preValidation: async ({ headers: { origin } }) => {
        if (origin === undefined || !deps.config.siteOrigins.includes(origin))
          throw new OperatorError('AccessDeniedException', 'The origin is not allowed');
      },
    },
    (socket, request) => {
      const listener: TopicListener = {
        send: (text) => {
          if (socket.readyState === socket.OPEN) socket.send(text);
        },
        close: () => socket.close(1001, 'restarting'),
        get isBusy() {
          return socket.bufferedAmount > BUSY_BYTES;
        },
      };
      socket.on('error', () => socket.terminate());
      socket.on('close', () => hub.remove(listener));
      hub.add(listener, topicsOf(request));
    },
  );
}

function topicsOf(request: FastifyRequest): readonly string[] {
  const { topics } = request.query as { topics?: unknown };
  if (typeof topics !== 'string') return [];
  return [...new Set(topics.split(',').filter((topic) => topic !== '' && topic.length <= LONGEST_TOPIC))].slice(
    0,
    mostTopics,
  );
}
