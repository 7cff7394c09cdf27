export const VARIANT_COOKIE = 'codeVariant';
export const STYLING_COOKIE = 'codeStyling';

/** On `<html>`, so that style alone shows the right code before any other script runs. */
export const VARIANT_ATTRIBUTE = 'data-code-variant';
export const STYLING_ATTRIBUTE = 'data-code-styling';
