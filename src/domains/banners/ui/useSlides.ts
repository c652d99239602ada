import { useEffect, useRef, useState } from 'react';
import type { UIEvent } from 'react';
import { dragSlides } from './dragSlides.ts';

/** Where each slide begins in its row, in CSS pixels from the first one: negative on right-to-left pages. */
const startsOf = (row: HTMLElement): readonly number[] => {
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement);
  const first = slides[0]?.offsetLeft ?? 0;
  return slides.map(({ offsetLeft }) => offsetLeft - first);
};

/** The slide that begins nearest to a position of the row, which is negative on right-to-left pages, too. */
function nearest(row: HTMLElement, position = row.scrollLeft): number {
  const distances = startsOf(row).map((start) => Math.abs(start - position));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Scrolls to a slide. An index before the first or after the last is one from the other end. */
function scrollToSlide(row: HTMLElement, index: number): void {
  const starts = startsOf(row);
  row.scrollTo({ left: starts[(index + starts.length) % starts.length] ?? 0 });
}

/** CSS pixels of a drag that lead to the next slide, however wide it is. */
const leastDrag = 40;

/** Where a drag that began at a position leads: the nearest slide, or else the next one in the direction of the drag. */
function settle(row: HTMLElement, from: number): void {
  const starts = startsOf(row);
  const [begun, ended] = [nearest(row, from), nearest(row)];
  const by = row.scrollLeft - from;
  const isNext = (start: number, index: number) =>
    Math.abs(index - begun) === 1 && Math.sign(start - (starts[begun] ?? 0)) === Math.sign(by);
  const next = begun === ended && Math.abs(by) >= leastDrag ? starts.findIndex(isNext) : -1;
  scrollToSlide(row, next === -1 ? ended : next);
}

/** Whether the row is where a slide begins, as far as browsers round. */
const isAtSlide = (row: HTMLElement): boolean => startsOf(row).some((start) => Math.abs(start - row.scrollLeft) < 2);

/** The keys of the row itself; a link inside of a slide keeps its own. */
function handleKey(event: KeyboardEvent): void {
  const { key, target, currentTarget: row } = event;
  if (!(row instanceof HTMLElement) || target !== row || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
  event.preventDefault();
  const isForward = (key === 'ArrowRight') !== row.matches(':dir(rtl)');
  scrollToSlide(row, nearest(row) + (isForward ? 1 : -1));
}

/** A row of slides that scrolls: which one is shown, and how another one is. */
export function useSlides(count: number) {
  const row = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const slides = row.current;
    if (slides === null) return undefined;
    slides.addEventListener('keydown', handleKey);
    const stopDragging = dragSlides(slides, {
      onRelease: (from) => settle(slides, from),
      isAtSlide: () => isAtSlide(slides),
    });
    return () => {
      slides.removeEventListener('keydown', handleKey);
      stopDragging();
    };
  }, [count]);
  const show = (index: number) => {
    if (row.current) scrollToSlide(row.current, index);
  };
  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => setShown(nearest(currentTarget));
  // One that is over leaves the row.
  return { row, current: Math.min(shown, Math.max(0, count - 1)), show, handleScroll };
}
