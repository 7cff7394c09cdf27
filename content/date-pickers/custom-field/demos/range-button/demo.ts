import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Button for a date range',
  height: 40,
  excerpt: ['function RangeButtonField', '}'],
});
