import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Toolbar with a text field that keeps focus',
  height: 400,
  excerpt: ['export default function', '}'],
});
