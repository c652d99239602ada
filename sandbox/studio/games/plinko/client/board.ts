/** The board of a number of rows in a box, in CSS pixels. Row r has r + 3 pegs; slots lie between those of the last. */
export interface Board {
  readonly rows: number;
  readonly middle: number;
  /** Distance of neighbouring pegs, which is also the width of a slot. */
  readonly gap: number;
  /** Distance of rows. */
  readonly step: number;
  /** y of the first row of pegs. */
  readonly top: number;
  /** y of the ball before it falls. */
  readonly release: number;
  readonly pegRadius: number;
  readonly ballRadius: number;
  readonly slotTop: number;
  readonly slotHeight: number;
}

/** Rows are at most so much farther apart than pegs. */
const STEEPEST = 1.3;
const FLATTEST = 0.72;

/** Fits a board into a box: as wide as it can be without being too flat. */
export function layBoard(rows: number, width: number, height: number): Board {
  const slotHeight = Math.min(44, Math.max(20, height * 0.075));
  // Above the first row: the ball and its fall; below the last: a gap before the slots.
  const stepsHigh = rows + 1.05;
  const room = height - slotHeight - 4;
  const widest = (width - 6) / (rows + 1.3);
  const gap = Math.min(widest, room / stepsHigh / FLATTEST);
  const step = Math.min(room / stepsHigh, gap * STEEPEST);
  const ballRadius = Math.max(2.5, Math.min(gap * 0.3, step * 0.33, 13));
  const slack = room - step * stepsHigh;
  const top = slack / 2 + step * 1.3;
  return {
    rows,
    middle: width / 2,
    gap,
    step,
    top,
    release: top - step * 0.95,
    pegRadius: Math.max(2, Math.min(gap * 0.12, step * 0.13, 6)),
    ballRadius,
    slotTop: top + step * (rows - 0.3),
    slotHeight,
  };
}

/** x of a peg; pegs of a row are counted from the left. */
export const pegX = ({ middle, gap }: Board, row: number, peg: number): number => middle + (peg - (row + 2) / 2) * gap;

export const pegY = ({ top, step }: Board, row: number): number => top + row * step;

/** x of the middle of a slot. */
export const slotX = ({ middle, gap, rows }: Board, slot: number): number => middle + (slot - rows / 2) * gap;
