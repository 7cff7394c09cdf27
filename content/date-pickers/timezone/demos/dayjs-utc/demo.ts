import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'UTC with Day.js',
  height: 92,
  excerpt: ['dayjs.extend', ');'],
});
