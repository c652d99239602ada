import { brassWheel } from './seed/brassWheel.ts';
import { dailyWheel } from './seed/dailyWheel.ts';
import type { Wheel } from './wheel.ts';

/** The house's wheels, in the order in which they are shown. */
export const wheels: readonly Wheel[] = [dailyWheel, brassWheel];

export const wheelOf = (id: string): Wheel | undefined => wheels.find((wheel) => wheel.id === id);
