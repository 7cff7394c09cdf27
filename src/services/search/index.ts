/** The search engine. It runs in a worker, but is pure, so that tests and tools can use it directly. */
export { createEngine, type SearchEngine } from './engine.ts';
export type { Answer, Filters, Hit, HitGroup, Question } from './protocol.ts';
export { createMessageFinder } from './messages.ts';
