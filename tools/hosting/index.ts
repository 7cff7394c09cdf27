/** Everything between the built site and a browser: headers, redirects, compression, and the server itself. */
export { precompress, type CompressionSummary } from './compress.ts';
export type { HeaderRule, PathPattern } from './headerRules.ts';
export { HostingError } from './hostingError.ts';
export { collectInlineScriptHashes, collectInlineScripts, type InlineScript } from './inlineScripts.ts';
export { nginxSite, nginxStandalone, type NginxOptions, type StandaloneOptions } from './nginx/configuration.ts';
export type { HostingPolicy } from './policy.ts';
export { liveRedirects } from './redirectTable.ts';
export { type RunningServer, type ServerOptions, startEarlyServer, startServer } from './server/startServer.ts';
export { CACHE_CONTROL } from './siteRules.ts';
export { type HostingFilesOptions, writeHostingFiles } from './writeHostingFiles.ts';
