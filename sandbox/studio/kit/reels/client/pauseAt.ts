import type { Curtain, CurtainText } from '../../../client/Curtain.ts';
import type { Pacer } from '../../../client/Pacer.ts';

/** Shows a curtain. Pressing on ends only the curtain: what follows is not skipped with it. */
export async function pauseAt(curtain: Curtain, text: CurtainText, ms: number, pacer: Pacer): Promise<void> {
  const wasHurried = pacer.hurried;
  await curtain.pause(text, ms, pacer);
  if (!wasHurried) pacer.reset();
}
