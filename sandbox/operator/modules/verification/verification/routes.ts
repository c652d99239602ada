import { verification } from '../../../../../src/contract/verification.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { VerificationService } from './VerificationService.ts';

export function verificationRoutes(service: VerificationService): BoundEndpoint[] {
  const handlers: Handlers<typeof verification> = {
    get: forPlayer<typeof verification.get>(({ player }) => service.get(player)),
    createApplicant: forPlayer<typeof verification.createApplicant>(({ player }) => service.createApplicant(player)),
    getAccessToken: forPlayer<typeof verification.getAccessToken>((call) => service.accessToken(call)),
    setUserOnVerification: forPlayer<typeof verification.setUserOnVerification>(({ player }) =>
      service.handedIn(player),
    ),
  };
  return bindArea(verification, handlers);
}
