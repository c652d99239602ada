import type { TableWord } from './en.ts';

export const ar: Readonly<Record<TableWord, string>> = {
  tablePlace: 'ضعوا رهاناتكم',
  tableRunning: 'انتهت الرهانات',
  tableFlying: 'في الجو',
  tableResult: 'النتيجة',
  tableSeconds: '{seconds} ث',
  tableOffline: 'تعذّر الاتصال بالطاولة. الرهانات المقبولة باقية؛ نحاول مجددًا…',
  tablePast: 'الجولات الأخيرة',
  tableCrowd: 'رهانات هذه الجولة: {bets}',
  tableLeft: 'سحبوا: {left} من {bets}',
  betPlace: 'ضع الرهان',
  betNext: 'راهن في الجولة التالية',
  betCancel: 'ألغِ الرهان',
  betQueued: 'رهانك {stake} يدخل الجولة التالية.',
  betIn: 'قُبل رهانك {stake}',
  betElsewhere: 'وُضع رهانك في هذه الجولة من نافذة أخرى.',
  betPlacing: 'جارٍ وضع الرهان…',
  betLeaving: 'جارٍ السحب…',
  howShared: 'الجولات مشتركة: يراهن جميع من على الطاولة في الوقت نفسه ويرون النتيجة نفسها.',
  howFairShared:
    'يظهر ختم الجولة قبل فتح الرهانات. وعند إغلاقها تُضاف بذور جميع الرهانات، فلا يعرف أحد النتيجة مسبقًا، لا اللاعبون ولا الاستوديو.',
};
