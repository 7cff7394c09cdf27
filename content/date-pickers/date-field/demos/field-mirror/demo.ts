import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A controlled Date Field',
  height: 133,
  excerpt: ['<DateField', '/>'],
});
