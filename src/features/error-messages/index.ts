/** The filter of the page that lists all error messages. */
export { MessageFilter } from './MessageFilter.tsx';
