import type { DiceWord } from './en.ts';

export const ar: Readonly<Record<DiceWord, string>> = {
  roll: 'ارمِ',
  side: 'تربح الرمية',
  under: 'أقل من {target}',
  over: 'أكثر من {target}',
  target: 'الحد',
  chance: 'الفرصة',
  multiplier: 'يدفع',
  profit: 'الربح',
  lastRolls: 'آخر الرميات',
  rolled: 'ظهر {roll} وهو رابح: {side}',
  missed: 'ظهر {roll} وليس {side}',
  how1: 'الرمية رقم من 0.00 إلى 99.99، وكل القيم العشرة آلاف متساوية الاحتمال.',
  how2: 'اختر حدًا، وهل يجب أن تكون الرمية أقل منه أو أكثر.',
  how3: 'كلما صغرت الفرصة زاد ما يُدفع: 99٪ من السعر العادل، مقرّبًا إلى الأسفل لأربع منازل.',
  how4: 'يربح الرهان في 1٪ إلى 95٪ من كل الرميات.',
};
