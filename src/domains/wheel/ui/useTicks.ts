import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { createClick } from '../../../lib/clickSound.ts';

const preference = 'wheel_sound';

export interface Ticks {
  /** Off until the player switches it on, here or on another visit. */
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** A pin passes the pointer; `strength` is 0 to 1. */
  readonly tick: (strength: number) => void;
}

/** What a passing pin is felt and heard as. */
export function useTicks(): Ticks {
  const { platform } = useApp();
  const [isOn, setOn] = useState(false);
  const click = useRef<ReturnType<typeof createClick>>(null);
  useEffect(() => {
    let isWanted = true;
    void platform.preferences.get(preference).then((value) => {
      if (isWanted && value === '1') setOn(true);
    });
    return () => {
      isWanted = false;
      click.current?.close();
      click.current = null;
    };
  }, [platform]);
  return {
    isOn,
    toggle: () => {
      setOn(!isOn);
      void platform.preferences.set(preference, isOn ? '0' : '1');
    },
    tick: (strength) => {
      platform.haptic('select');
      if (!isOn) return;
      click.current ??= createClick();
      click.current?.play(strength);
    },
  };
}
