import { ar as presenter } from '../../../kit/live/words/ar.ts';
import { ar as roulette } from '../../roulette/words/ar.ts';
import type { LiveRouletteWords } from './en.ts';

/** Arabic texts of Salon Noir. */
export const ar: LiveRouletteWords = {
  ...roulette,
  ...presenter,
  liveHow1:
    'تُقبل الرهانات لمدة 20 ثانية، ثم تدور الكرة 9 ثوانٍ. يمكن وضع الفيشات في أي وقت: ما يوضع بين الجولات ينتظر الجولة التالية.',
  liveHow2: 'المقدّمة رسم متحرك وليست شخصًا حقيقيًا. وهي لا تعرف أكثر مما تعرف؛ فالرقم يُسحب من بذور الجولة.',
};
