import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shade the weekends behind the bars',
  height: 300,
  excerpt: ['function ShadedDays', '}'],
});
