/** English texts of Comet Rush; their keys define the other languages'. */
export const en = {
  ready: 'The next comet starts in',
  crashed: 'It is gone',
  crashedAt: 'The comet is gone at ×{multiplier}',
  cashOut: 'Cash out {amount}',
  mine: 'Out at ×{multiplier}: {amount}',
  mineIn: 'Your bet: {stake}',
  mineNow: 'Your bet: {stake} · now {amount}',
  mineLost: 'Your bet of {stake} is lost',
  othersOut: 'Cashed out',
  outAt: 'Cashed out at ×{multiplier}',
  outByItself: 'Cashed out by itself at ×{multiplier}',
  autoLabel: 'Auto cash-out',
  autoOff: 'Off',
  autoPresets: 'Common multipliers',
  autoInvalid: 'A multiplier from {least} to {most}, or nothing.',
  how1: 'The comet starts at ×1.00 and rises. Cash out before it is gone, and your stake is paid times the multiplier.',
  how2: 'With auto cash-out the server does it for you at exactly your multiplier, even if your connection is lost.',
  how3: 'What counts is when your press arrives at the server: its clock decides, and the page shows what it says.',
  how4: 'The chance to get to a multiplier is 99 % divided by it, so every target returns the same. One round in fifty is gone before ×1.01.',
};

export type CrashWord = keyof typeof en;
