import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../ui/basics/Button.tsx';
import type { ButtonProps } from '../ui/basics/Button.tsx';
import { useApp } from './AppContext.tsx';

interface Props extends Omit<ButtonProps, 'children' | 'ref' | 'className' | 'id' | 'isHidden'> {
  readonly label: string;
  /** `second` is for the alternative. At most one of each per page. */
  readonly which?: 'main' | 'second';
  /** The messenger's custom emoji beside the text, by its id, where the shell draws the button and has icons. */
  readonly shellEmoji?: string | undefined;
}

/**
 * The button for the one action of a screen, and the one for its alternative. A shell with such buttons of its own
 * draws them; the page's button then stays in the document without being seen, so that a form is submitted and a link
 * followed the same way.
 */
export const ScreenButton = observer(function ScreenButton({
  label,
  which = 'main',
  shellEmoji,
  ...props
}: Props): ReactElement {
  const { platform, dialogs } = useApp();
  const box = useRef<HTMLSpanElement>(null);
  const shell = useSyncExternalStore(
    (listener) => platform.onButtons(listener),
    () => platform.buttons,
    () => null,
  );
  const isDrawn = shell !== null && (which === 'main' || shell.hasSecond);
  // What a dialog covers must not be pressed below it.
  const isOffered = isDrawn && !dialogs.isAnyOpen;
  const { isDisabled = false, isPending = false } = props;
  useEffect(() => {
    if (!isOffered) return;
    shell.set(which, {
      text: label,
      isActive: !isDisabled,
      isBusy: isPending,
      emoji: shellEmoji,
      onPress: () => box.current?.querySelector<HTMLElement>('button, a')?.click(),
    });
  }, [shell, isOffered, which, label, isDisabled, isPending, shellEmoji]);
  useEffect(() => (isOffered ? () => shell.set(which, null) : undefined), [shell, isOffered, which]);
  return (
    <span ref={box} style={{ display: 'contents' }}>
      <Button {...props} isHidden={isDrawn}>
        {label}
      </Button>
    </span>
  );
});
