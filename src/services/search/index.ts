/** The search engine: questions in, ranked places of the site out. Runs in a worker; pure, so that tests and tools ask it directly. */
export { createEngine, type SearchEngine } from './engine.ts';
export type { Answer, Filters, Hit, HitGroup, Question } from './protocol.ts';
