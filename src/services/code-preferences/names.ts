export const VARIANT_COOKIE = 'codeVariant';
export const STYLING_COOKIE = 'codeStyling';

/** Set on `<html>`, so that CSS can show the preferred code before any other script runs. */
export const VARIANT_ATTRIBUTE = 'data-code-variant';
export const STYLING_ATTRIBUTE = 'data-code-styling';
