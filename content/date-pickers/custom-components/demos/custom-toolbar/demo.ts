import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom toolbar component',
  height: 392,
  excerpt: ['function WeekToolbar', '}'],
});
