import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Arrow keys change one section',
  height: 96,
  excerpt: ['<DateField', '/>'],
});
