import { proofs } from '../../../../../src/contract/security/proofs.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { passwordsModule } from '../../auth/passwords/module.ts';
import { socialModule } from '../../auth/social/module.ts';
import { codesModule } from '../../codes/module.ts';
import { passkeysModule } from '../passkeys/module.ts';
import { ProofService } from './ProofService.ts';

/** How a player proves again who they are. */
export const proofsModule: OperatorModule<null> = {
  name: 'proofs',
  create(core, use) {
    const service = new ProofService(core, {
      passkeys: use(passkeysModule),
      passwords: use(passwordsModule).proof,
      social: use(socialModule),
      codes: use(codesModule),
    });
    return {
      face: null,
      endpoints: bindArea(proofs, {
        getProof: forPlayer<typeof proofs.getProof>((call) => service.state(call)),
        prove: forPlayer<typeof proofs.prove>((call) => service.prove(call)),
        proofPasskey: forPlayer<typeof proofs.proofPasskey>((call) => service.passkeyOptions(call)),
        sendProofCode: forPlayer<typeof proofs.sendProofCode>((call) => service.sendCode(call)),
      }),
    };
  },
};
