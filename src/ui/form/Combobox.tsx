import {
  useEffect,
  useId,
  useState,
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { classes } from '../basics/classes.ts';
import { Icon } from '../basics/Icon.tsx';
import { chevronDownIcon } from '../basics/icons.ts';
import styles from './Combobox.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { ChosenIcon } from './OptionIcon.tsx';
import { OptionList } from './OptionList.tsx';
import type { SelectOption } from './Select.tsx';
import box from './TextInput.module.css';
import { matchingOptions, sameText } from './matchingOptions.ts';
import { tellEarly } from './tellEarly.ts';

export interface ComboboxProps extends Omit<FieldProps, 'children'> {
  readonly name: string;
  /** Of the chosen option; empty for none. */
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Said when no option matches the text. */
  readonly labelNone: string;
}

/** A choice from many options with names: typing finds them. The pattern is the ARIA guide's editable combobox. */
export function Combobox(props: ComboboxProps): ReactElement {
  const { label, hint, error, isRequired, isLabelHidden } = props;
  const { name, value, options, onChange, onBlur, placeholder, autoComplete, isDisabled, labelNone } = props;
  const listId = useId();
  /** The text being typed; null while the list is closed. */
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const isOpen = query !== null;
  // The list opens whole: the text is still the name of the chosen option.
  const found = query === null ? [] : matchingOptions(options, query === chosen?.label ? '' : query);

  const open = (text: string) => {
    setQuery(text);
    const all = matchingOptions(options, text === chosen?.label ? '' : text);
    setActive(
      Math.max(
        0,
        all.findIndex((option) => option.value === value),
      ),
    );
  };
  const close = () => setQuery(null);
  const choose = (option: SelectOption | undefined) => {
    close();
    if (option !== undefined && option.value !== value) onChange(option.value);
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    // Before the dialog around hears it: Escape closes the list alone.
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setQuery(null);
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [isOpen]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(found[active]);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (isOpen) setActive((active + step + found.length) % Math.max(1, found.length));
    else open(chosen?.label ?? '');
  };
  const leave = () => {
    // Autofill and fast typists enter a whole name and go on.
    const named = query === null ? undefined : options.find((option) => sameText(option.label, query));
    choose(named);
    onBlur?.();
  };

  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(control) => (
        <span className={box['box']}>
          <ChosenIcon icon={query === null ? chosen?.icon : undefined} />
          <input
            {...control}
            ref={tellEarly}
            className={classes(box['input'], styles['input'])}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
            name={name}
            autoComplete={autoComplete}
            placeholder={placeholder}
            value={query ?? chosen?.label ?? ''}
            disabled={isDisabled}
            onChange={(event) => open(event.target.value)}
            onClick={() => isOpen || open(chosen?.label ?? '')}
            onFocus={(event) => event.target.select()}
            onKeyDown={handleKey}
            onBlur={leave}
          />
          <Icon className={styles['arrow']} of={chevronDownIcon} />
          <OptionList
            id={listId}
            label={isOpen && typeof label === 'string' ? label : undefined}
            isOpen={isOpen}
            options={found}
            active={active}
            onChoose={choose}
          />
          {isOpen && found.length === 0 && (
            <span className={styles['none']} role="status">
              {labelNone}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
