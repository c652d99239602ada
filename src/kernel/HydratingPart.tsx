import { Suspense, use, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { HydrationContext } from './Hydration.ts';
import type { Hydration } from './Hydration.ts';

interface Props {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A Suspense boundary of the page's frame or of its route, for which news wait until it has hydrated. */
export function HydratingPart({ fallback, children }: Props) {
  const hydration = use(HydrationContext);
  const [part] = useState(() => new Part(hydration));
  useLayoutEffect(() => part.wait(), [part]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Arrival part={part} />
    </Suspense>
  );
}

class Part {
  private hasArrived = false;
  private readonly id = Symbol('part');

  constructor(private readonly hydration: Hydration | null) {}

  wait(): () => void {
    if (!this.hasArrived) this.hydration?.add(this.id);
    return () => this.hydration?.remove(this.id);
  }

  arrive(): void {
    this.hasArrived = true;
    this.hydration?.remove(this.id);
  }
}

/** The last child of a part: its effect runs once the whole part has hydrated. */
function Arrival({ part }: { readonly part: Part }) {
  useLayoutEffect(() => part.arrive(), [part]);
  return null;
}
