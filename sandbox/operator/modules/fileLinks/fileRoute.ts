import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withLocale } from '../../../../src/shared/locale/localePath.ts';
import { sendError } from '../../edge/errorReply.ts';
import { siteLocaleIn } from '../../edge/siteLocaleIn.ts';
import { defaultLocale } from '../../market/facts.ts';
import { OperatorError } from '../../OperatorError.ts';
import type { FileLinks, TakenLink } from './FileLinks.ts';

/** A file as it is answered. */
interface LinkedFile {
  readonly type: string;
  /** The file's name as the header `content-disposition` has it: `filename="…"`. */
  readonly name: string;
  readonly content: Buffer | Readable | string;
  /** The content security policy, if a page of it needs another than none. */
  readonly policy?: string;
}

/** The answer is read by a person: whoever reads JSON does not ask for a page. */
const isVisit = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

/**
 * Answers links of one kind with their files, once each. `fileOf`: null if there is no such file any more. A browser is
 * led to the site's page that says so, and where another link is asked for.
 */
export async function fileRoute<About extends object>(
  app: FastifyInstance,
  links: Pick<FileLinks<About>, 'of' | 'take'>,
  fileOf: (taken: TakenLink<About>) => Promise<LinkedFile | null>,
): Promise<void> {
  app.setErrorHandler(sendError);
  // Without HEAD: a look at the link would use it up.
  app.get(`${links.of.path}:token`, { exposeHeadRoute: false }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const taken = await links.take(token);
    const file = taken === null ? null : await fileOf(taken);
    if (file === null && isVisit(request))
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(withLocale(`/errors/file?from=${links.of.from}`, siteLocaleIn(request), defaultLocale), 303);
    if (file === null)
      throw new OperatorError('MethodNotFoundException', 'This link was used or has expired. Ask for another file.');
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-type': file.type,
        'content-security-policy': file.policy ?? "default-src 'none'; sandbox",
        'content-disposition': `attachment; ${file.name}`,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(file.content);
  });
}
