import type { AppServices } from '../../../kernel/AppServices.ts';
import { createAuthApi } from '../api.ts';
import { notYet } from '../SignInResult.ts';
import type { SignInResult } from '../SignInResult.ts';
import { firstStep } from '../twofactor/askedForCode.ts';

/** 4-10, 4-12: asks for the code of a sign-in at a service; `notYet` if the operator wants none. */
export async function askForCode(
  { call, platform }: Pick<AppServices, 'call' | 'platform'>,
  challenge: string,
): Promise<SignInResult> {
  const payload = platform.launch.registration?.payload ?? '';
  const known = { login: '', password: '', challenge, payload };
  try {
    const step = await firstStep(known, () => createAuthApi(call).confirmSocial(challenge, '', payload));
    return 'entry' in step ? { kind: 'codeAsked', entry: step.entry } : notYet;
  } catch {
    // Reported by the transport; the attempt has failed.
    return notYet;
  }
}
