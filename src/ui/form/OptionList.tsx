import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styles from './Combobox.module.css';
import { OptionIcon } from './OptionIcon.tsx';
import type { SelectOption } from './Select.tsx';

/** 9-20: from this number on only the options in sight, and some around them, are in the document. */
const longList = 36;
/** Of an option, in CSS pixels: `--tap`. */
const rowHeight = 44;
/** Of the list (`max-block-size`). */
const listHeight = 232;
const rowsAround = 6;

export interface OptionListProps {
  readonly id: string;
  readonly label: string | undefined;
  readonly isOpen: boolean;
  readonly options: readonly SelectOption[];
  /** Index of the marked option. */
  readonly active: number;
  readonly onChoose: (option: SelectOption) => void;
}

/** The options of a `Combobox`. All have the same height, so that a long list needs no measuring. */
export function OptionList({ id, label, isOpen, options, active, onChoose }: OptionListProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const isLong = options.length >= longList;
  const first = isLong ? Math.max(0, Math.floor(top / rowHeight) - rowsAround) : 0;
  const end = isLong ? Math.ceil((top + listHeight) / rowHeight) + rowsAround : options.length;

  // Brings the marked option into sight. By arithmetic: in a long list it may not be in the document yet.
  useEffect(() => {
    const box = list.current;
    if (box === null || !isOpen) return;
    const start = active * rowHeight;
    if (start < box.scrollTop) box.scrollTop = start;
    else if (start + rowHeight > box.scrollTop + listHeight - 8) box.scrollTop = start + rowHeight - listHeight + 8;
    setTop(box.scrollTop);
  }, [active, isOpen, options.length]);

  return (
    <div
      ref={list}
      id={id}
      className={styles['list']}
      role="listbox"
      aria-label={label}
      hidden={!isOpen}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      {first > 0 && <div role="presentation" style={{ blockSize: first * rowHeight }} />}
      {options.slice(first, end).map((option, place) => {
        const index = first + place;
        return (
          <button
            key={option.value}
            type="button"
            tabIndex={-1}
            id={`${id}-${index}`}
            className={styles['option']}
            role="option"
            aria-selected={index === active}
            aria-setsize={options.length}
            aria-posinset={index + 1}
            // The press keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <OptionIcon src={option.icon} />
            {option.label}
          </button>
        );
      })}
      {end < options.length && <div role="presentation" style={{ blockSize: (options.length - end) * rowHeight }} />}
    </div>
  );
}
