import type { GameWords } from '../../GameClient.ts';
import type { AutoplayWord } from './en.ts';

export const ar: GameWords<AutoplayWord> = {
  autoplay: 'اللعب التلقائي',
  intro: 'يلعب جولة بعد جولة بالرهان الذي اخترته، ويمكنك إيقافه في أي وقت.',
  rounds: 'أقصى عدد للجولات',
  lossLimit: 'توقّف قبل أن أخسر أكثر من',
  lossHint: 'تُحسب أرباح هذه السلسلة وخسائرها معًا.',
  winLimit: 'توقّف بعد ربح لا يقل عن',
  winHint: 'في جولة واحدة، فوق الرهان. اتركه فارغًا لعدم التوقف.',
  balanceLimit: 'توقّف إذا انخفض الرصيد عن',
  balanceHint: 'اتركه فارغًا لعدم التوقف.',
  featureStop: 'توقّف عند الفوز بميزة',
  lossBelow: 'لا يقل عن رهان جولة واحدة: {stake}.',
  amountInvalid: 'مبلغ مثل ⁦{example}⁩.',
  start: 'ابدأ',
  stop: 'إيقاف (بقي {left})',
  ended: 'انتهى اللعب التلقائي: {reason} النتيجة {net}.',
  end_rounds: 'لُعبت كل الجولات.',
  end_loss: 'قد تتجاوز الجولة التالية حد الخسارة.',
  end_win: 'بلغ ربحٌ الحد الذي اخترته.',
  end_balance: 'الرصيد أقل من الرهان أو من حدّك.',
  end_feature: 'فزت بميزة.',
  end_player: 'أوقفته أنت.',
  end_paused: 'أوقف الموقع اللعبة مؤقتًا.',
  end_hidden: 'لم تكن الصفحة ظاهرة.',
  end_refused: 'رُفضت جولة أو لم يصل الرد في وقته.',
};
