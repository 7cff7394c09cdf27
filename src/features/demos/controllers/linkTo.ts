import type { CodeStyling, CodeVariant } from '#model/demo';
import type { Demo } from './demoOf.ts';

/** The URL of a demo, including the file in the current language and styling. */
export function linkTo({ name, stylings }: Demo, variant: CodeVariant, styling: CodeStyling): string {
  const prefix = styling !== 'system' && stylings.includes(styling) ? `${styling}-` : '';
  const address = new URL(location.href);
  address.search = '';
  address.hash = `${prefix}${name}${variant === 'JS' ? '.js' : '.tsx'}`;
  return address.href;
}
