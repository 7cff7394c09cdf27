/** The reader's say about being measured, on the privacy page. */
export { PrivacyChoice } from './PrivacyChoice.tsx';
