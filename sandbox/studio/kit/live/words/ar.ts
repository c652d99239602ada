import type { PresenterWords } from './en.ts';

/** Arabic lines of the presenter. */
export const ar: PresenterWords = {
  presenter: 'مقدّمة مرسومة متحركة',
  sayPlaceBets: 'ضعوا رهاناتكم من فضلكم',
  sayLastBets: 'آخر الرهانات',
  sayNoMoreBets: 'انتهت الرهانات',
  sayBallRolls: 'الكرة تدور',
  sayWheelTurns: 'العجلة تدور',
  sayResult: 'النتيجة: {result}!',
};
