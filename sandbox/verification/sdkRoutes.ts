import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApplicantService } from './ApplicantService.ts';
import { checkFile, MAX_FILE_BYTES } from './checkFile.ts';
import { readChoice, readObject, readText } from './requests.ts';
import { documentTypes, fileKinds, neededKinds, samples } from './verification.ts';
import type { Applicant } from './verification.ts';
import { VerificationError } from './VerificationError.ts';

export interface SdkParts {
  readonly applicants: ApplicantService;
  /** Called when documents were handed in, to start the review and the delivery of its webhook. */
  readonly onSubmitted: () => void;
}

const BEARER = /^Bearer ([\w.-]{20,200})$/;
const textOf = ({ body }: FastifyRequest): string => (Buffer.isBuffer(body) ? body.toString('utf8') : '');

/**
 * The calls of the framed page. The access token is the only proof, there are no cookies; every reply is JSON, and no
 * file is ever sent back.
 */
export async function sdkRoutes(app: FastifyInstance, { applicants, onSubmitted }: SdkParts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_FILE_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  const own = async ({ headers }: FastifyRequest): Promise<Applicant> => {
    const token = BEARER.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) throw new VerificationError('Unauthorized', 'An access token is required');
    return applicants.byToken(token);
  };
  // The token is checked before the body is read, so that nobody else can make this server read 10 MB.
  app.addHook('onRequest', async (request) => void (await own(request)));

  app.get('/state', async (request) => present(await own(request)));
  app.post('/choice', async (request) => {
    const { id } = await own(request);
    const fields = readObject(textOf(request));
    const country = readText(fields, 'country', /^[A-Z]{2}$/);
    return present(await applicants.choose(id, country, readChoice(fields, 'documentType', documentTypes)));
  });
  app.post<{ Params: { kind: string } }>('/files/:kind', async (request) => {
    const { id } = await own(request);
    const kind = readChoice(request.params, 'kind', fileKinds);
    const { body } = request;
    const file = await checkFile(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
    return present(await applicants.addFile(id, kind, file));
  });
  app.post<{ Params: { kinds: string } }>('/samples/:kinds', async (request) => {
    const { id } = await own(request);
    const kinds = readChoice(request.params, 'kinds', ['document', 'selfie']);
    const sample = readChoice(readObject(textOf(request)), 'sample', samples);
    return present(await applicants.addSample(id, sample, kinds));
  });
  app.post('/submit', async (request) => {
    const { id } = await own(request);
    const applicant = await applicants.submit(id);
    onSubmitted();
    return present(applicant);
  });
  app.post('/restart', async (request) => {
    const { id } = await own(request);
    return present(await applicants.restart(id));
  });
}

const present = ({ status, result, country, documentType, files, sample }: Applicant) => ({
  status,
  result,
  country,
  documentType,
  files,
  needed: documentType === null ? [] : neededKinds(documentType),
  sample,
});
