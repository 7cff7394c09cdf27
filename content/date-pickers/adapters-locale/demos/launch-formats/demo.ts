import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom field formats',
  height: 200,
  excerpt: ['<DatePicker', '/>'],
  picture: 'Choose',
});
