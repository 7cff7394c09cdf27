import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Flag the highest and the lowest value',
  height: 300,
  excerpt: ['function Flags', '}'],
});
