/** Atoms of the interface. They know nothing of documentation. */
export { Badge, type BadgeTone } from './Badge.tsx';
export { Icon } from './Icon.tsx';
export { Logo } from './Logo.tsx';
