/** English texts of Sugar Tumble; their keys define the other languages'. */
export const en = {
  hint: '8 or more alike pay anywhere · 4 lollipops start free spins',
  how1: 'Eight or more equal sweets pay wherever they are. They vanish, the sweets above fall, and new ones follow.',
  how2: 'Each cascade that pays moves the multiplier on: ×1, ×1, ×2, ×3, ×5, ×8 and ×10 from the seventh one on. A new spin begins at ×1.',
  how3: 'When the sweets rest, four, five or six lollipops start 10, 12 or 15 free spins. In them, four lollipops add 5, up to 30 in all.',
  how4: 'In free spins the multiplier begins at ×2, rises with each paying cascade up to ×30 and is not set back between spins.',
  how5: 'No round pays more than 1,500 times the stake: it ends when it has reached that.',
  how6: 'Every cell is drawn on its own, with the same chances for all cells.',
};

export type SugarWord = keyof typeof en;
