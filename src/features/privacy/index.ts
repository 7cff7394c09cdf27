/** The opt-out from analytics, on the privacy page. */
export { PrivacyChoice } from './PrivacyChoice.tsx';
