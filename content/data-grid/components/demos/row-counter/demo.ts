import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A toolbar that counts the rows',
  height: 372,
  excerpt: ['function RowCounterToolbar', '}'],
});
