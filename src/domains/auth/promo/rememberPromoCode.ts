import { reaction } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { promoCodeOf, takePromoCode } from '../../offers/face/storedPromoCode.ts';

/** 2.8-6, 9-14: a promo code in the address of any page is stored until a registration uses it. */
export function rememberPromoCode({ place, storage }: Pick<AppServices, 'place' | 'storage'>): Stop {
  return reaction(
    () => promoCodeOf(place.search),
    (code) => takePromoCode(storage, code),
    { fireImmediately: true },
  );
}
