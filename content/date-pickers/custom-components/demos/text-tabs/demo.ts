import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Tabs with text labels',
  height: 384,
  excerpt: ['function DayAndTimeTabs', '}'],
});
