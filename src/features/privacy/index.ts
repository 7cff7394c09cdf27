/** The consent bar, and the current choice on the privacy page. */
export { ConsentBar, type ConsentBarProps } from './ConsentBar.tsx';
export { CONSENT_OPENER, PRIVACY_CHOICE_ID, PrivacyChoice } from './PrivacyChoice.tsx';
