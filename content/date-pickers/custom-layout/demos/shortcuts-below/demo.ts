import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shortcuts below the calendar',
  height: 445,
  excerpt: ['function StackedLayout', '}'],
});
