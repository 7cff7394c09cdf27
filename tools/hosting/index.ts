/** Everything between the built site and a browser: headers, redirects, compression, and a server to try the site. */
export { precompress } from './compress.ts';
export type { HeaderRule } from './headerRules.ts';
export type { HostingPolicy } from './policy.ts';
export { liveRedirects } from './redirectTable.ts';
export { type RunningServer, startEarlyServer, startServer } from './server/startServer.ts';
export { CACHE_CONTROL } from './siteRules.ts';
export { writeHostingFiles } from './writeHostingFiles.ts';
