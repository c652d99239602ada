import { startTransition, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { HydratingPart } from '../HydratingPart.tsx';
import { HydrationContext } from '../Hydration.ts';
import styles from './HeldPart.module.css';
import type { Need } from './Need.ts';

interface Props {
  /** When the part has to be alive. The same object at every render. */
  readonly need: Need;
  readonly children: ReactNode;
}

/** React leaves what is inside such an element as it is. One object: another would be written into the page. */
const asSent = { __html: '' };

/**
 * A part of the page's frame that the browser leaves as the server's markup until it is needed: its links work, and
 * nothing of it runs. It is then rendered anew, in one step, once its code is there: by that time it may differ from
 * what the server has sent. Parts that are mounted later than the page are never held.
 */
export function HeldPart({ need, children }: Props) {
  const hydration = use(HydrationContext);
  const [isHeld, setIsHeld] = useState(() => hydration?.isTakingOver === true && !need.isMet());
  const frame = useRef<HTMLDivElement>(null);
  return (
    <HydratingPart>
      <div
        ref={frame}
        className={styles['part']}
        suppressHydrationWarning
        {...(isHeld ? { dangerouslySetInnerHTML: asSent } : { children })}
      />
      {/* The markup stays until the part can be shown: a transition waits for the part's code. */}
      {isHeld && <Held frame={frame} need={need} onMet={() => startTransition(() => setIsHeld(false))} />}
    </HydratingPart>
  );
}

interface HeldProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly need: Need;
  readonly onMet: () => void;
}

/** In the page as long as the part is held. */
function Held({ frame, need, onMet }: HeldProps) {
  const latest = useRef(onMet);
  useEffect(() => {
    latest.current = onMet;
  });
  useEffect(() => {
    const part = frame.current?.firstElementChild ?? frame.current;
    return part ? need.whenMet(part, () => latest.current()) : undefined;
  }, [frame, need]);
  useKeptFocus(frame);
  return null;
}

/** Gives the focus of a link or button in the markup to the same one of the part that takes its place. */
function useKeptFocus(frame: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const part = frame.current;
    // Runs before the markup is taken out of the page.
    return () => {
      const focused = part?.ownerDocument.activeElement;
      if (!part || !focused || !part.contains(focused)) return;
      const isSame = (one: Element) =>
        one.textContent === focused.textContent && one.getAttribute('href') === focused.getAttribute('href');
      // After the commit, which puts the part in its place.
      void Promise.resolve().then(() => {
        [...part.querySelectorAll<HTMLElement>(focused.localName)].find(isSame)?.focus();
      });
    };
  }, [frame]);
}
