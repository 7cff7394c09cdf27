import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Print a funnel',
  height: 326,
  excerpt: ['export default function PrintFunnel', '}'],
});
