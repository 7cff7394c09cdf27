export const VARIANT_COOKIE = 'codeVariant';
export const STYLING_COOKIE = 'codeStyling';
