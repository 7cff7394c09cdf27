/** What a visitor lets us do: who is a robot, who refuses to be measured, who pays for every byte. */
export { isBot } from './isBot.ts';
export { PRIVACY_CHOICE_KEY, readVisitor, type Visitor } from './visitor.ts';
