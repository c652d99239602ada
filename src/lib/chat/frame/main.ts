/** The script of the chat's frame; its document names the origins of the site in an attribute. */
import type { ChatPage } from '../adapters/ChatAdapter.ts';
import { startFrame } from './startFrame.ts';

const origins = document.documentElement.getAttribute('data-site') ?? '';
if (window.parent !== window && origins !== '') startFrame(window as unknown as ChatPage, origins.split(' '));
