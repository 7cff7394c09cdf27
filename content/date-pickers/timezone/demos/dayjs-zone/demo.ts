import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A time zone with Day.js',
  height: 92,
  excerpt: ['dayjs.extend', ');'],
});
