/** The pages that ask for links to files of a player's own data: the parameter `from` of the page of a link that is over. */
export const fileOrigins = ['history', 'privacy', 'support', 'vpn'] as const;
export type FileOrigin = (typeof fileOrigins)[number];
