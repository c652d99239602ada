import type { Giving } from '../loyalty/rewards/module.ts';

/** Kept with a bonus or a pack of free spins that the wheel has given. */
export const giftTexts: Giving['texts'] = {
  en: {
    title: 'Gift of the wheel',
    text: 'Won on the fortune wheel. A bonus is wagered by its own terms, which are shown with it.',
  },
  ru: {
    title: 'Подарок колеса',
    text: 'Выигран на колесе фортуны. Бонус отыгрывается по своим условиям, они показаны рядом с ним.',
  },
  es: {
    title: 'Regalo de la rueda',
    text: 'Ganado en la rueda de la fortuna. Un bono se apuesta según sus propias condiciones, que se muestran con él.',
  },
  ar: {
    title: 'هدية العجلة',
    text: 'رُبحت في عجلة الحظ. يُراهن بالمكافأة وفق شروطها الخاصة المعروضة معها.',
  },
};
