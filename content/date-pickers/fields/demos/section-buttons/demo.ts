import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select a section with buttons',
  height: 103,
  excerpt: ['<DateField', '/>'],
});
