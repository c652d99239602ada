/** I8: time without an answer, in ms, after which the screen says that it is still waiting. */
export const slowAnswerMs = 10_000;
