/** English texts of Rune Falls; their keys define the other languages'. */
export const en = {
  hint: 'Groups of 5 or more pay · cells that break again multiply',
  how1: 'Five or more equal runes that touch by their sides pay. They break, the runes above fall, and new ones follow.',
  how2: 'A cell in which a rune has broken is marked. Each further break raises it: ×2, ×4, ×8, ×16 and at most ×32.',
  how3: 'A group is multiplied by the sum of its marked cells, where a cell marked once counts 1; without any by 1. Marks last for one spin.',
  how4: 'When the runes rest, three, four, five or six gates start 8, 10, 12 or 15 free spins. In them, three gates add 3, up to 30 in all, and the marks stay to the end.',
  how5: 'No round pays more than 5,000 times the stake: it ends when it has reached that.',
  how6: 'Every cell is drawn on its own, with the same chances for all cells. In free spins the low runes are more frequent, so that groups are larger.',
};

export type RuneWord = keyof typeof en;
