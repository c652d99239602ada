import { object } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { done, optionalFlag } from '../base/schemas.ts';

/**
 * A player deposits and plays for money only after agreeing to the terms of play. Whoever registers by `auth.register` or
 * `auth.completeregistration` with `terms` has; a launch of the messenger asks nothing. Until then `cashier.makedeposit`,
 * `games.checkLaunch`, `account.getToken` for `play` and whatever else takes a stake answer InvalidParameterException with
 * `termsNotAgreed` at `terms`. After this call the same call is sent again. Demos are never refused for it.
 */
export const terms = {
  /**
   * The player is of age and agrees to the terms as they are published now. The operator keeps the time and the version.
   * InvalidParameterException at `terms`, `uncheckedCheckbox`, without the flag. Agreeing again changes nothing.
   */
  agreeterms: endpoint('POST', 'auth.agreeterms', object({ terms: optionalFlag() }), done(), { access: 'player' }),
};
