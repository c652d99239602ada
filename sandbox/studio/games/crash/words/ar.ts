import type { CrashWord } from './en.ts';

export const ar: Readonly<Record<CrashWord, string>> = {
  ready: 'ينطلق المذنب التالي بعد',
  crashed: 'اختفى',
  crashedAt: 'اختفى المذنّب عند ⁦×{multiplier}⁩',
  cashOut: 'اسحب {amount}',
  mine: 'خرجت عند ⁦×{multiplier}⁩: {amount}',
  mineIn: 'رهانك: {stake}',
  mineNow: 'رهانك: {stake} · الآن {amount}',
  mineLost: 'خسر رهانك {stake}',
  othersOut: 'سحبوا',
  outAt: 'سحبت عند ⁦×{multiplier}⁩',
  outByItself: 'سحب تلقائي عند ⁦×{multiplier}⁩',
  autoLabel: 'السحب التلقائي',
  autoOff: 'متوقف',
  autoPresets: 'مضاعفات شائعة',
  autoInvalid: 'مضاعف من {least} إلى {most}، أو اتركه فارغًا.',
  how1: 'ينطلق المذنّب من ⁦×1.00⁩ ويرتفع. اسحب قبل أن يختفي فيُدفع رهانك مضروبًا في المضاعف.',
  how2: 'مع السحب التلقائي يسحب الخادم عنك عند مضاعفك بالضبط، حتى لو انقطع اتصالك.',
  how3: 'المهم هو وقت وصول ضغطتك إلى الخادم: ساعته هي الحكم، وتعرض الصفحة ما تقوله.',
  how4: 'احتمال بلوغ مضاعف هو 99٪ مقسومة عليه، لذا فالعائد واحد لكل الأهداف. جولة من كل خمسين تنتهي قبل ⁦×1.01⁩.',
};
