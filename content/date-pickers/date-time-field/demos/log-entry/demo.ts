import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A controlled Date Time Field',
  height: 88,
  excerpt: ['<DateTimeField', '/>'],
});
