import { useState, type ReactElement } from 'react';
import { IconButton } from '../basics/IconButton.tsx';
import { eyeIcon, eyeOffIcon } from '../basics/icons.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end' | 'icon' | 'isRound'> {
  readonly labelShow: string;
  readonly labelHide: string;
}

/** A password field with a button to reveal it; pasting and password managers always work. */
export function PasswordInput({ labelShow, labelHide, ...props }: PasswordInputProps): ReactElement {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      end={
        <IconButton
          icon={isShown ? eyeOffIcon : eyeIcon}
          label={isShown ? labelHide : labelShow}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
