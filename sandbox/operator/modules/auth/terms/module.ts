import { terms } from '../../../../../src/contract/auth/terms.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { OperatorModule } from '../../../module.ts';

/** Players agree to the terms of play (players/TermsAgreements.ts). */
export const termsModule: OperatorModule<null> = {
  name: 'terms',
  create(core) {
    return {
      face: null,
      endpoints: bindArea(terms, {
        agreeterms: forPlayer<typeof terms.agreeterms>(async ({ input, player, locale }) => {
          if (input.terms !== true) throw invalidField('terms', 'uncheckedCheckbox');
          await core.terms.agree(core.database, player.uid, await core.terms.version(locale));
          return 1;
        }),
      }),
    };
  },
};
