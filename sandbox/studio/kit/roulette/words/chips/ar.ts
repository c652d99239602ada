import type { ChipWord } from './en.ts';

/** Arabic texts of tables with chips. */
export const ar: Readonly<Record<ChipWord, string>> = {
  chipOf: 'فيشة {amount}',
  chips: 'الفيشات',
  takeOff: 'إزالة الفيشات',
  undo: 'تراجع',
  clear: 'مسح',
  double: 'مضاعفة',
  repeat: 'تكرار',
  onTable: 'على الطاولة',
  tooMuch: 'لا مكان لهذه الفيشات: أقصى رهان في الجولة {most}.',
  noChips: 'ضع فيشات على الطاولة أولًا، أو كرّر رهاناتك الأخيرة.',
  tooLittle: 'يجب أن يكون على الطاولة {least} على الأقل.',
};
