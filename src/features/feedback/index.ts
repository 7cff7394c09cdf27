/** The question at the end of a page whether it was helpful. */
export { Feedback } from './Feedback.tsx';
