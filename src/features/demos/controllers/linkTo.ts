import type { CodeStyling, CodeVariant } from '#model/demo';
import { type Demo, optionsOf } from './readDemo.ts';

/** The URL of a demo, including the file in the current language and styling. */
export function linkTo(demo: Demo, variant: CodeVariant, styling: CodeStyling): string {
  const hasStyling = optionsOf(demo).some(({ value }) => value === styling);
  const prefix = styling !== 'system' && hasStyling ? `${styling}-` : '';
  const address = new URL(location.href);
  address.search = '';
  address.hash = `${prefix}${demo.name}${variant === 'JS' ? '.js' : '.tsx'}`;
  return address.href;
}
