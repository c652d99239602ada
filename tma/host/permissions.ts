/** What the host asks its user for, or decides for them. */
export const permissionNames = ['phone', 'write', 'clipboard', 'location', 'home', 'fullscreen'] as const;

export type PermissionName = (typeof permissionNames)[number];
export const decisions = ['ask', 'allow', 'deny'] as const;
export type Decision = (typeof decisions)[number];
export type Permissions = Readonly<Record<PermissionName, Decision>>;

/** As in Telegram's web clients: no clipboard (null) and no home screen (unsupported). */
export const clientPermissions: Permissions = {
  phone: 'ask',
  write: 'ask',
  clipboard: 'deny',
  location: 'ask',
  home: 'deny',
  fullscreen: 'allow',
};
