import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Move by two months at a time',
  height: 360,
  excerpt: ['function TwoMonthHeader', '}'],
});
