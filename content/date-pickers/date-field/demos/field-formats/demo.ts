import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Three formats for the same date',
  height: 216,
  excerpt: ['<DateField', '/>'],
});
