import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A date that shows the day before',
  height: [128, 56],
  excerpt: ['<DateField', '/>'],
});
