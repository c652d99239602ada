import type { AppServices } from '../../../kernel/AppServices.ts';
import { confirm } from '../../../kernel/confirm.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { readStartParam } from '../../../shared/startParam.ts';
import { isolated } from '../../../shared/text/isolated.ts';
import { beginSession } from '../beginSession.ts';
import { linkProblem } from './linkProblem.ts';
import { createTelegramApi } from './telegramApi.ts';

/** 1-22: a launch by `link_<code>`, the link of the security page: links this Telegram user once they have agreed. */
export async function takeLinkParam(app: AppServices): Promise<Stop> {
  const { registration, startParam } = app.platform.launch;
  const param = readStartParam(startParam ?? '');
  if (registration !== null && param?.name === 'link') void link(app, registration.payload, param.value);
  return () => {};
}

async function link(app: AppServices, payload: string, code: string): Promise<void> {
  const { session, notices, t, call } = app;
  const api = createTelegramApi(call, session);
  try {
    await app.loadMessages(['auth']);
    const { login } = await api.takeLink(payload, code, false);
    const isSure = await confirm(app, 'linkTelegram', {
      title: t('auth:telegram.confirmTitle'),
      content: t('auth:telegram.confirmText', { login: isolated(login) }),
      textAgree: t('auth:telegram.confirm'),
      textReject: t('auth:telegram.cancel'),
    });
    if (!isSure) return;
    const { payload: opened } = await api.takeLink(payload, code, true);
    if ((await beginSession(session, opened)) === null) notices.show(t('auth:telegram.linked'), 'success');
  } catch (error) {
    const problem = linkProblem(error);
    if (problem === null) return;
    // A reloaded frame has the same start parameter: its link has done its work.
    const isDone = problem.code === 'usedLink' && (await api.status().catch(() => null))?.can_unlink === true;
    const key = problem.code === 'tooMany' ? 'failed' : problem.code;
    if (!isDone) notices.show(t(`auth:telegram.problem.${key}`), 'error');
  }
}
