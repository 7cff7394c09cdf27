/** What applies to a visitor: bot detection, tracking opt-outs and data saving. */
export { isBot } from './isBot.ts';
export { PRIVACY_CHOICE_KEY, readVisitor, type Visitor } from './visitor.ts';
