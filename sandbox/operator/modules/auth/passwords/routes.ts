import { restore } from '../../../../../src/contract/auth/restore.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { ChangePasswordService } from './ChangePasswordService.ts';
import type { RestoreService } from './RestoreService.ts';

export function passwordsRoutes(restoring: RestoreService, changing: ChangePasswordService): BoundEndpoint[] {
  const handlers: Handlers<typeof restore> = {
    restore: (call) => restoring.restore(call),
    changepassword: forPlayer<typeof restore.changepassword>((call) => changing.change(call)),
  };
  return bindArea(restore, handlers);
}
