import { useRef, useState } from 'react';
import type { KeyboardEvent, UIEvent } from 'react';

/** Where each slide begins in its row, in CSS pixels from the first one: negative on right-to-left pages. */
const startsOf = (row: HTMLElement): readonly number[] => {
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement);
  const first = slides[0]?.offsetLeft ?? 0;
  return slides.map(({ offsetLeft }) => offsetLeft - first);
};

/** The slide that begins nearest to the position of the row, which is negative on right-to-left pages, too. */
function nearest(row: HTMLElement): number {
  const distances = startsOf(row).map((start) => Math.abs(start - row.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** A row of slides that scrolls: which one is shown, and how another one is. After the last comes the first. */
export function useSlides(count: number) {
  const row = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  // One that is over leaves the row.
  const current = Math.min(shown, Math.max(0, count - 1));
  const show = (index: number) => {
    const slides = row.current;
    if (slides) slides.scrollTo({ left: startsOf(slides)[(index + count) % count] ?? 0 });
  };
  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => setShown(nearest(currentTarget));
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    // A link inside of a slide keeps its keys.
    if (target !== currentTarget || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    event.preventDefault();
    const isForward = (key === 'ArrowRight') !== currentTarget.matches(':dir(rtl)');
    show(current + (isForward ? 1 : -1));
  };
  return { row, current, show, handleScroll, handleKey };
}
