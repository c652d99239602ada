import type { FastifyInstance } from 'fastify';
import { keepRawBody, rawBody } from '../rawBody.ts';
import { isSignedRequest } from '../signedRequest.ts';
import type { ApplicantService } from './ApplicantService.ts';
import { resultOnWire } from './eventRepository.ts';
import { readActionId, readInteger, readObject, readUrl, readUser } from './requests.ts';
import type { Applicant } from './verification.ts';
import { VerificationError } from './VerificationError.ts';

export interface ApiParts {
  readonly applicants: ApplicantService;
  readonly secret: string;
  readonly now: () => number;
}

/** The API for the casino's server, in the shape of Sumsub's resources; every request is signed with its raw body. */
export async function apiRoutes(app: FastifyInstance, { applicants, secret, now }: ApiParts): Promise<void> {
  // The body is parsed only after its signature was verified.
  keepRawBody(app, 16_384);
  app.addHook('preHandler', async (request) => {
    if (!isSignedRequest(request, secret, now()))
      throw new VerificationError('Unauthorized', 'The signature is missing, wrong or too old');
  });

  app.post('/applicants', async (request) => {
    const fields = readObject(rawBody(request));
    return present(await applicants.open(readUser(fields), readUrl(fields, 'webhookUrl')));
  });
  app.post('/accessTokens/sdk', async (request) => {
    const fields = readObject(rawBody(request));
    const userId = readUser(fields);
    const token = await applicants.issueToken(userId, readInteger(fields, 'ttlInSecs', 1, 3600), readActionId(fields));
    return { token, userId };
  });
  app.get<{ Params: { user: string } }>('/applicants/:user/one', async ({ params }) =>
    present(await applicants.byUser(params.user)),
  );
}

function present({ id, externalUserId, status, result, changedAtMs }: Applicant) {
  return {
    id,
    externalUserId,
    review: {
      reviewStatus: status,
      ...(result === null ? {} : { reviewResult: resultOnWire(result) }),
      changedAtMs: new Date(changedAtMs).toISOString(),
    },
  };
}
