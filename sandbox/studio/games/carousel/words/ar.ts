import { ar as presenter } from '../../../kit/live/words/ar.ts';
import { ar as chips } from '../../../kit/roulette/words/chips/ar.ts';
import type { CarouselWords } from './en.ts';

/** Arabic texts of Grand Carousel. */
export const ar: CarouselWords = {
  ...chips,
  ...presenter,
  spots: 'خانات العجلة',
  spot: '{spot}: تدفع {times} من الرهان، {fields} من {all} خانة',
  spotStaked: '{spot}: تدفع {times} من الرهان، {fields} من {all} خانة؛ عليها {amount}',
  sayRaise: '{by} على كل شيء! ندير العجلة من جديد',
  saySpinsRaised: 'العجلة تدور والمضاعف {by}',
  raised: 'كل المدفوعات {by}',
  result: '{spot}',
  resultRaised: '{spot}، وتدفع {times}',
  stoppedAt: 'توقفت العجلة عند {spot}',
  stoppedRaised: 'توقفت العجلة عند {spot} مع مضاعف {by}: تدفع {times}',
  statistics: 'الجولات الأخيرة',
  statisticsCount: 'عدد الجولات: {count}',
  statisticsNone: 'لا جولات بعد.',
  cameTimes: '{spot}: عدد المرات {count}',
  raisedTimes: 'جولات مع مضاعف: {count}',
  chanceNote: 'كل دورة تُسحب من جديد. ما ظهر لا يدل على ما سيظهر.',
  payCaption: 'ما تدفعه الخانات، بما فيه الرهان',
  paySpot: 'الخانة',
  payTimes: 'تدفع',
  payChance: 'احتمال الدورة الواحدة',
  raiseField: 'مضاعف {by}',
  how1: 'راهن على الرقم الذي تظن أن العجلة ستتوقف عنده. الخانة ذات الرقم 12 تدفع 12 ضعف رهانها، بما فيه الرهان نفسه.',
  how2: 'عند الخانتين الذهبيتين ترتفع المدفوعات: كل ما تدفعه الدورة التالية يُضرب في 2 أو في 5، وتدور العجلة من جديد. تبقى الرهانات في مكانها.',
  how3: 'المضاعفات يُضرب بعضها في بعض. وبعد ثلاثة مضاعفات تتوقف الدورة التالية عند رقم حتمًا.',
  how4: 'كل الخانات تعيد النسبة نفسها من رهاناتها على المدى الطويل.',
  how5: 'تُقبل الرهانات لمدة 16 ثانية. يمكن وضع الفيشات في أي وقت: ما يوضع بين الجولات ينتظر الجولة التالية. الزر الأيمن للفأرة أو مفتاح Backspace يزيل فيشات الخانة.',
  how6: 'المقدّمة رسم متحرك وليست شخصًا حقيقيًا. وهي لا تعرف أكثر مما تعرف؛ فالخانات تُسحب من بذور الجولة.',
};
