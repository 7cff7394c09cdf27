import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A toolbar that keeps its focus',
  height: 400,
  excerpt: ['export default function', '}'],
});
