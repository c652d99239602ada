import type { FastifyInstance } from 'fastify';
import { ContentError } from '../ContentError.ts';
import type { ContentUser, ContentUsers } from './ContentUsers.ts';
import type { StaffSignIn } from './StaffSignIn.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  if (typeof value !== 'string' || value.trim() === '' || value.length > 200)
    throw invalid(`${name} is a required field`);
  return value;
};
const invalid = (message: string) => new ContentError(400, 'ValidationError', message);

/** What others see of a user. */
const present = ({ id, documentId, username, email, provider, confirmed, blocked }: ContentUser) => ({
  id,
  documentId,
  username,
  email,
  provider,
  confirmed,
  blocked,
});

function newPassword(fields: Fields): string {
  const password = textOf(fields, 'password');
  if (password.length < 8) throw invalid('password must be at least 8 characters');
  if (password !== fields['passwordConfirmation']) throw invalid('Passwords do not match');
  return password;
}

/** The token of an `Authorization: Bearer …` header. */
export const bearerOf = (header: string | undefined): string => /^Bearer (.+)$/.exec(header ?? '')?.[1] ?? '';

/** 7-115 to 7-118: the users-permissions calls in Strapi's format. */
export function userRoutes(app: FastifyInstance, users: ContentUsers, staff: StaffSignIn): void {
  const signedIn = (user: ContentUser) => ({ jwt: users.tokenOf(user.id), user: present(user) });
  function caller(header: string | undefined): ContentUser {
    const user = users.userOf(bearerOf(header));
    if (user === null) throw new ContentError(401, 'UnauthorizedError', 'Missing or invalid credentials');
    return user;
  }

  app.post('/auth/local', ({ body }) => {
    const fields = fieldsOf(body);
    const user = users.check(textOf(fields, 'identifier'), textOf(fields, 'password'));
    if (user === null) throw invalid('Invalid identifier or password');
    return signedIn(user);
  });
  app.post('/auth/local/register', ({ body }) => {
    const fields = fieldsOf(body);
    const [username, email] = [textOf(fields, 'username').toLowerCase(), textOf(fields, 'email').toLowerCase()];
    if (!/^\S+@\S+\.\S+$/.test(email)) throw invalid('email must be a valid email');
    const password = newPassword({ ...fields, passwordConfirmation: fields['password'] });
    const user = users.add({ username, email, password });
    if (user === null) throw new ContentError(400, 'ApplicationError', 'Email or Username are already taken');
    users.send(email, 'confirmation');
    return signedIn(user);
  });
  app.post('/auth/forgot-password', ({ body }) => {
    users.send(textOf(fieldsOf(body), 'email'), 'reset');
    return { ok: true };
  });
  app.post('/auth/reset-password', ({ body }) => {
    const fields = fieldsOf(body);
    const password = newPassword(fields);
    const owner = users.redeem(textOf(fields, 'code'));
    const user = owner && users.changePassword(owner.id, password);
    if (user === null) throw invalid('Incorrect code provided');
    return signedIn(user);
  });
  app.post('/auth/change-password', ({ body, headers }) => {
    const fields = fieldsOf(body);
    const { id, email } = caller(headers.authorization);
    const password = newPassword(fields);
    if (users.check(email, textOf(fields, 'currentPassword')) === null)
      throw invalid('The provided current password is invalid');
    const user = users.changePassword(id, password);
    if (user === null) throw new ContentError(401, 'UnauthorizedError', 'Missing or invalid credentials');
    return signedIn(user);
  });
  app.post('/auth/send-email-confirmation', ({ body }) => {
    const email = textOf(fieldsOf(body), 'email');
    users.send(email, 'confirmation');
    return { email, sent: true };
  });
  app.get<{ Params: { provider: string }; Querystring: { access_token?: unknown } }>(
    '/auth/:provider/callback',
    ({ params, query }) => {
      const given = typeof query.access_token === 'string' ? query.access_token : '';
      const email = params.provider === staff.provider ? staff.redeem(given) : null;
      const user = email === null ? null : users.named(email);
      if (user === null) throw invalid('Access token is not valid');
      return signedIn(user);
    },
  );
  app.get('/users/me', ({ headers }) => {
    const user = caller(headers.authorization);
    return { ...present(user), role: { id: user.role === 'editor' ? 2 : 1, type: user.role } };
  });
}
