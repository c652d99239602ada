import type { ComponentType } from 'react';
import type { AuthViewProps } from './AuthViewProps.ts';

/** Draws the buttons of social networks in place of a view's form (2.9-6); null while there are none. */
export const SocialButtons: ComponentType<AuthViewProps> | null = null as ComponentType<AuthViewProps> | null;
