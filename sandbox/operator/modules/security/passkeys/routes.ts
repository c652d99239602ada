import { passkeys } from '../../../../../src/contract/security/passkeys.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { PasskeyService } from './PasskeyService.ts';

export function passkeyRoutes(service: PasskeyService): BoundEndpoint[] {
  const handlers: Handlers<typeof passkeys> = {
    registerOptions: forPlayer<typeof passkeys.registerOptions>((call) => service.registerOptions(call)),
    register: forPlayer<typeof passkeys.register>((call) => service.register(call)),
    signInOptions: () => service.signInOptions(),
    signIn: (call) => service.signIn(call.input.credential, call),
    list: forPlayer<typeof passkeys.list>(({ player }) => service.list(player)),
    remove: forPlayer<typeof passkeys.remove>((call) => service.remove(call)),
  };
  return bindArea(passkeys, handlers);
}
