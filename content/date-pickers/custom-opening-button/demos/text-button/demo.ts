import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Button with text',
  height: 56,
  excerpt: ['function CalendarButton', '}'],
});
