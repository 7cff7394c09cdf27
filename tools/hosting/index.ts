/** Everything between the built site and a browser: headers, redirects, compression, and the server itself. */
export type { HostingPolicy } from './policy.ts';
export type { HeaderRule, PathPattern } from './headerRules.ts';
export { type RunningServer, HostingError, type ServerOptions, startServer } from './server/startServer.ts';
